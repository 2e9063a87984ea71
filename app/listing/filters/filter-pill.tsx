import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { Chip } from "../listing-view.ts";

/** A filter and, once it is chosen, the link that removes it. */
export function FilterPill({ chip, children }: { chip: Chip | undefined; children: ReactNode }) {
  return (
    <div className="filters__pill" data-chosen={chip && ""}>
      {children}
      {chip && (
        <a className="filters__remove" href={chip.href}>
          <span className="visually-hidden">Usuń filtr: {chip.label}</span>
          <Icon name="close" />
        </a>
      )}
    </div>
  );
}
