export type PictureProblem = "unreachable" | "too-large" | "no-picture" | "interrupted";

/** Why a picture of the catalogue cannot be shown. */
export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Sharp's own errors are about the file. */
export function problemOf(error: unknown): PictureProblem {
  return error instanceof PictureError ? error.problem : "no-picture";
}
