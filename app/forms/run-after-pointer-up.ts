let pointerIsDown = false;
let queue: (() => void)[] = [];

/**
 * Runs what would move parts of a form now, or, while a pointer is down, right after its click: a
 * button that moves between press and release is never clicked.
 */
export function runAfterPointerUp(change: () => void): void {
  if (pointerIsDown) queue.push(change);
  else change();
}

if (!import.meta.env.SSR) {
  // A tap has its mouse events, and with them the focus, only after its pointer is up.
  for (const name of ["pointerdown", "mousedown"] as const) addEventListener(name, onPress, true);
  for (const name of ["pointerup", "pointercancel", "mouseup", "dragend"] as const) {
    addEventListener(name, onRelease, true);
  }
}

/** The release of another button may be lost to the browser's own menu. */
function onPress({ button }: MouseEvent): void {
  if (button === 0) pointerIsDown = true;
}

/** The click comes in the same task as the release. */
function onRelease(): void {
  setTimeout(() => {
    pointerIsDown = false;
    const changes = queue;
    queue = [];
    for (const change of changes) change();
  });
}
