import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createPictureUrl } from "../../../shop/catalogue/product/picture.ts";
import { IconButton } from "../icon.tsx";
import { positionToast } from "./toast-position.ts";
import { dismissToast, readToast, restartTimer, subscribeToToast, type Toast } from "./toasts.ts";

/** Two permanent live regions: polite for successes, assertive for errors. */
export default function Toaster() {
  const toaster = useRef<HTMLDivElement>(null);
  const toast = useSyncExternalStore(subscribeToToast, readToast, () => undefined);
  useLayoutEffect(() => (toast ? positionToast(toaster.current!) : undefined), [toast]);
  return (
    <div ref={toaster} className="toaster" onPointerLeave={restartTimer} onBlur={restartTimer}>
      <div role="status">
        {toast?.kind === "success" && <ToastCard key={toast.id} {...toast} />}
      </div>
      <div role="alert">{toast?.kind === "error" && <ToastCard key={toast.id} {...toast} />}</div>
    </div>
  );
}

function ToastCard({ id, kind, title, text, image, action }: Toast) {
  return (
    <div className={`toast toast--${kind}`}>
      {image && (
        <img className="toast__picture" src={createPictureUrl(image, 320, "webp")} alt="" />
      )}
      <div className="toast__text">
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="toast__action"
          aria-label={action.name}
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" label="Zamknij powiadomienie" onClick={() => dismissToast(id)} />
    </div>
  );
}
