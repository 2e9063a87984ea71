/** The message on screen, one at a time: a small store outside React, so that anything may speak. */
export type Toast = {
  id: number;
  kind: "success" | "error";
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
};

const durationMs = 6000;
/** While one of these is there the message stays: it is being read, or a dialog hides it. */
const pausedWhile = ".toaster:is(:hover, :focus-within), dialog[open]";

let toast: Toast | undefined;
let timer: ReturnType<typeof setTimeout>;
let lastId = 0;
const listeners = new Set<() => void>();

/** Tells the entry that there is a message: only now the toaster's code is loaded. */
export const toastEvent = "latawiec:toast";

/** Takes the place of the message before it; returns the id by which it can be dismissed. */
export function showToast(next: Omit<Toast, "id">): number {
  setToast({ ...next, id: ++lastId });
  restartTimer();
  dispatchEvent(new Event(toastEvent));
  return lastId;
}

export function dismissToast(id: number): void {
  if (toast?.id === id) setToast(undefined);
}

/** Gives the message its whole time again. */
export function restartTimer(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (document.querySelector(pausedWhile)) restartTimer();
    else setToast(undefined);
  }, durationMs);
}

export function readToast(): Toast | undefined {
  return toast;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToast(next: Toast | undefined): void {
  toast = next;
  for (const listener of listeners) listener();
}
