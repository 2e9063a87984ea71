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

/** What `fetchPicture` throws most; other details are codes, such as HTTP 404. */
const details: Record<string, string> = {
  "not a public IP address": "adres nie jest w internecie",
  "too many redirects": "za dużo przekierowań",
  "cut off": "serwer przerwał połączenie",
  "The operation was aborted due to timeout": "serwer nie odpowiada",
};

type Failure = { problem: PictureProblem; detail: string };

/** Says it to the owner, in Polish. */
export function describeFailure({ problem, detail }: Failure): string {
  const isShown = problem === "unreachable" || problem === "too-large";
  return texts[problem] + (isShown ? ` (${details[detail] ?? detail})` : "");
}
