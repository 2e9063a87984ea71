import type { ReactNode } from "react";

type DialogFallbackProps = { title: string; children: ReactNode };

/**
 * What a dialog shows that the browser opened before the scripts came. They may be off, blocked or
 * lost, so after a while, and at once where they are known to be off, it says what works without them.
 */
export function DialogFallback({ title, children }: DialogFallbackProps) {
  return (
    <div className="dialog-fallback">
      <strong>{title}</strong>
      <p>{children}</p>
      <form method="dialog">
        <button type="submit" className="button button--secondary">
          Zamknij
        </button>
      </form>
    </div>
  );
}
