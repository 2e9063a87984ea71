export type Toast = {
  id: number;
  kind: "success" | "error";
  title: string;
  text?: string;
  /** Base of the product's picture. */
  image?: string | undefined;
  /** A name says more than the label where another button has that. */
  action?: { label: string; name?: string; run: () => void };
};

const durationMs = 8000;
/** Pauses the timer while the toast is hovered or focused, or covered by a dialog. */
const pausedWhile = ".toaster:is(:hover, :focus-within), dialog[open]";

let toast: Toast | undefined;
let timer: ReturnType<typeof setTimeout>;
let lastId = 0;

/** Each change; the first one makes the entry load the toaster. */
export const toastEvent = "shop:toast";

/** Replaces the current toast; returns its id for `dismissToast`. */
export function showToast(next: Omit<Toast, "id">): number {
  setToast({ ...next, id: ++lastId });
  restartTimer();
  return lastId;
}

export function dismissToast(id: number): void {
  if (toast?.id === id) setToast(undefined);
}

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
  addEventListener(toastEvent, listener);
  return () => removeEventListener(toastEvent, listener);
}

function setToast(next: Toast | undefined): void {
  toast = next;
  dispatchEvent(new Event(toastEvent));
}
