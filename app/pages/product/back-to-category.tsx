import type { MouseEvent } from "react";
import { Icon } from "../../ui/icon.tsx";

type BackToCategoryProps = { category: { key: string; name: string } };

/**
 * Goes back in history when the visitor came from the category, which restores filters and scroll
 * position.
 */
export function BackToCategory({ category }: BackToCategoryProps) {
  const path = `/kategoria/${category.key}`;
  function goBack(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || findPreviousPath() !== path) return;
    event.preventDefault();
    history.back();
  }
  return (
    <p className="product__back">
      <a href={path} className="button button--quiet" onClick={goBack}>
        <Icon name="left" />
        Powrót do kategorii
      </a>
    </p>
  );
}

/** Undefined for visitors from other sites: the entries are those of this origin. */
function findPreviousPath(): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { url } = navigation.entries()[navigation.currentEntry!.index - 1] ?? {};
  return url ? new URL(url).pathname : undefined;
}
