/** The messages on screen: a small store outside React, so that anything may speak. */
export type Toast = {
  id: number;
  kind: "news" | "error";
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
};

const shownForMs = 6000;
const mostAtOnce = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export function showToast(toast: Omit<Toast, "id">): void {
  const shown = { ...toast, id: ++lastId };
  setToasts([...toasts.slice(1 - mostAtOnce), shown]);
  startTimer(shown.id);
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** While the pointer rests on them nothing disappears. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

export function releaseToasts(): void {
  for (const toast of toasts) startTimer(toast.id);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function startTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismissToast(id), shownForMs),
  );
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
