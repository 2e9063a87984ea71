import { useEffect, useSyncExternalStore } from "react";
import {
  dismissToast,
  holdToasts,
  readToasts,
  releaseToasts,
  subscribeToToasts,
} from "./toasts.ts";
import type { Toast } from "./toasts.ts";
import { Icon } from "./icon.tsx";

const none: readonly Toast[] = [];

/**
 * Two live regions that are always there: news politely, errors at once. A modal makes the page
 * behind it inert, so an open dialog carries its own and the page's is hidden.
 */
export function Toaster({ place = "page" }: { place?: "page" | "dialog" }) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  useEffect(() => releaseToasts, []);
  const news = toasts.filter((toast) => toast.kind === "news");
  const errors = toasts.filter((toast) => toast.kind === "error");
  return (
    <div
      className={`toaster toaster--${place}`}
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
    >
      <div role="status">{news.map(ToastCard)}</div>
      <div role="alert">{errors.map(ToastCard)}</div>
    </div>
  );
}

function ToastCard(toast: Toast) {
  return (
    <div className={`toast toast--${toast.kind}`} key={toast.id}>
      <div>
        <strong>{toast.title}</strong>
        {toast.text && <p>{toast.text}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className="toast__action"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label="Zamknij powiadomienie"
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
