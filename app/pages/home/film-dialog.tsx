import type { MouseEvent } from "react";
import { coming } from "../../ui/coming.tsx";
import { Dialog, openForInvoker } from "../../ui/dialog.tsx";

const FilmPlayer = coming(() => import("./film-player.tsx"));

/** Nothing of the film is loaded before somebody wants to see it. */
export function FilmDialog() {
  return (
    <Dialog id="film" className="film-dialog" label="Film: jak startuje latawiec">
      <FilmPlayer />
    </Dialog>
  );
}

/** The film's button is an invoker, which some browsers do not know yet. */
export function openFilm({ target }: MouseEvent): void {
  if ("command" in HTMLButtonElement.prototype) return;
  if ((target as Element).closest("[commandfor=film]")) openForInvoker("film");
}
