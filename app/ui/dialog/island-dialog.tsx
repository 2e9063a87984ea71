import type { ComponentType, ReactNode } from "react";
import { LazyIsland } from "../../islands/island.tsx";
import { Dialog } from "./dialog.tsx";

type IslandDialogProps<Props extends object> = {
  id: string;
  className: string;
  label: string;
  component: ComponentType<Props>;
  islandProps?: Props;
  fallbackTitle: string;
  children: ReactNode;
};

/**
 * A dialog whose content is an island. Until it is loaded, the dialog says what works without
 * scripts: after a delay, or at once when scripts are off.
 */
export function IslandDialog<Props extends object>({
  component,
  islandProps,
  fallbackTitle,
  children,
  ...dialog
}: IslandDialogProps<Props>) {
  return (
    <Dialog {...dialog}>
      <LazyIsland component={component} {...(islandProps as Props)}>
        <div className="dialog-fallback">
          <strong>{fallbackTitle}</strong>
          <p>{children}</p>
          <form method="dialog">
            <button type="submit" className="button button--secondary">
              Zamknij
            </button>
          </form>
        </div>
      </LazyIsland>
    </Dialog>
  );
}
