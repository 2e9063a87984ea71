import type { ReactNode, Ref } from "react";

type DialogProps = {
  id: string;
  className: string;
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLDialogElement>;
};

/**
 * A native modal: Escape, focus kept inside and given back are the browser's own work. It takes the
 * focus itself, because what stands in it at first is replaced by an island.
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
