import type { ReactNode } from "react";

type DialogFallbackProps = { title: string; children: ReactNode };

/**
 * Content of a dialog opened before its island is loaded. Appears after a delay, or at once when
 * scripts are off, and says what works without them.
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
