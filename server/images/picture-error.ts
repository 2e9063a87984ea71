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

const texts: Record<PictureProblem, string> = {
  unreachable: "nie da się pobrać",
  "too-large": "za duże",
  "no-picture": "to nie jest zdjęcie albo plik jest uszkodzony",
  interrupted: "przy jego odczycie padł proces sklepu",
};

type Failure = { problem: PictureProblem; detail: string };

/** Says it to the owner, in Polish. */
export function describeFailure({ problem, detail }: Failure): string {
  const shown = problem === "unreachable" || problem === "too-large" ? ` (${detail})` : "";
  return texts[problem] + shown;
}
