import type { MouseEvent } from "react";
import { Icon } from "../../ui/icon.tsx";

type BackToCategoryProps = { category: { key: string; name: string } };

/** Goes back when the visitor came from within the shop, so that list and place return. */
export function BackToCategory({ category }: BackToCategoryProps) {
  return (
    <p className="product__back">
      <a href={`/kategoria/${category.key}`} className="button button--quiet" onClick={goBack}>
        <Icon name="left" />
        Powrót do kategorii
      </a>
    </p>
  );
}

function goBack(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !("navigation" in window)) return;
  // The entries are those of this shop alone.
  if (navigation.currentEntry!.index === 0) return;
  event.preventDefault();
  history.back();
}
