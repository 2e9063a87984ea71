import type { KeyboardEvent } from "react";

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between input and results with the arrow keys. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, step = steps[event.key]): void {
  if (!step) return;
  const current = event.currentTarget;
  const targets = current.closest("search")!.querySelectorAll<HTMLElement>("[type=search], a");
  event.preventDefault();
  targets[[...targets].indexOf(current) + step]?.focus();
}
