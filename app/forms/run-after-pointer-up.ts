let pointerIsDown = false;
let queue: (() => void)[] = [];

/**
 * Runs a layout change now or, while a pointer is down, after its click: a button that moves
 * between press and release receives no click.
 */
export function runAfterPointerUp(change: () => void): void {
  if (pointerIsDown) queue.push(change);
  else change();
}

/** A tap fires its mouse events, and moves the focus, after `pointerup`. */
export function trackPointer(): void {
  for (const name of ["pointerdown", "mousedown"] as const) addEventListener(name, onPress, true);
  for (const name of ["pointerup", "pointercancel", "mouseup", "dragend"] as const) {
    addEventListener(name, onRelease, true);
  }
}

/** The browser's context menu may swallow the release of other buttons. */
function onPress({ button }: MouseEvent): void {
  if (button === 0) pointerIsDown = true;
}

/** The click event fires in the same task as the release. */
function onRelease(): void {
  setTimeout(() => {
    pointerIsDown = false;
    const changes = queue;
    queue = [];
    for (const change of changes) change();
  });
}
