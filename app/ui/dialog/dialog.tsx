import type { ReactNode, Ref } from "react";

type DialogProps = {
  id: string;
  className: string;
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLDialogElement>;
};

/**
 * A native modal dialog: Escape, focus trap and focus return come from the browser. Takes the focus
 * itself, because an island replaces its first content.
 */
export function Dialog({ id, className, label, children, ref }: DialogProps) {
  return (
    <dialog
      ref={ref}
      id={id}
      className={`dialog ${className}`}
      aria-label={label}
      closedby="any"
      autoFocus
    >
      {children}
    </dialog>
  );
}
