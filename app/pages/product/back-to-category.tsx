import type { MouseEvent } from "react";
import { Icon } from "../../ui/icon.tsx";

type BackToCategoryProps = { category: { key: string; name: string } };

/** Goes back in history to the list that the visitor came from, with its filters and place. */
export default function BackToCategory({ category }: BackToCategoryProps) {
  function goBack(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const goToList = findWayToList();
    if (!goToList) return;
    event.preventDefault();
    goToList();
  }
  return (
    <p className="product__back">
      <a href={`/kategoria/${category.key}`} className="button button--quiet" onClick={goBack}>
        <Icon name="left" />
        Powrót do kategorii
      </a>
    </p>
  );
}

/** Undefined for visitors from elsewhere. Other products may lie between the list and this one. */
function findWayToList(): (() => void) | undefined {
  if (!("navigation" in window))
    return isList(document.referrer) ? () => history.back() : undefined;
  const earlier = navigation.entries().slice(0, navigation.currentEntry!.index);
  const last = earlier.findLast(({ url }) => !isProduct(url));
  return last && isList(last.url) ? () => void navigation.traverseTo(last.key) : undefined;
}

function isList(url: string | null): boolean {
  return /^\/(kategoria\/|zabawki$|szukaj$)/.test(pathOf(url));
}

function isProduct(url: string | null): boolean {
  return pathOf(url).startsWith("/produkt/");
}

/** Empty for pages of other sites. */
function pathOf(url: string | null): string {
  return url?.startsWith(`${location.origin}/`) ? new URL(url).pathname : "";
}
