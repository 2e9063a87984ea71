import { useEffect, useRef, useState, type ReactNode } from "react";

type DialogProps = {
  id: string;
  className: string;
  label: string;
  /** Drawn only while the dialog is open. */
  children: ReactNode;
  /** Stands in the dialog until the scripts fill it; see `dialog-fallback.tsx`. */
  fallback?: ReactNode;
};

/** A native modal: Escape, focus kept inside and given back are the browser's own work. */
export function Dialog({ id, className, label, children, fallback }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useIsOpen(dialog);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={`dialog ${className}`}
      aria-label={label}
      closedby="any"
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {open ? children : fallback}
    </dialog>
  );
}

export function openDialog(id: string): void {
  const dialog = findDialog(id);
  if (dialog && !dialog.open) dialog.showModal();
}

/** What an invoker button does by itself, for browsers that do not know invokers yet. */
export function openForInvoker(id: string): void {
  if (!("command" in HTMLButtonElement.prototype)) openDialog(id);
}

export function closeDialog(id: string): void {
  findDialog(id)?.close();
}

export function isDialogOpen(id: string): boolean {
  return findDialog(id)?.open ?? false;
}

function findDialog(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${id}`);
}

/** Sees every way of opening: an invoker before hydration, a call, the back of Escape. */
function useIsOpen(dialog: React.RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current!;
    const look = () => setOpen(element.open);
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ["open"] });
    look();
    return () => observer.disconnect();
  }, [dialog]);
  return open;
}
