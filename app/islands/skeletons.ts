/** Shows the skeleton of the next page, from a template of the document, if it has one. */
export function showSkeleton(path: string, samePath: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${getTemplateId(path)}`);
  const main = document.querySelector("main")!;
  if (!template) return;
  const content = template.content.cloneNode(true) as DocumentFragment;
  // Filtering replaces only the product grid.
  const grid = samePath && main.querySelector(".product-grid");
  if (grid) grid.replaceWith(content.querySelector(".product-grid")!);
  else if (!samePath) {
    main.replaceChildren(content);
    scrollToTop();
  }
}

export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: "instant" });
}

function getTemplateId(path: string): string {
  if (path === "/") return "skeleton-home";
  return /^\/(kategoria\/|zabawki$|szukaj$)/.test(path) ? "skeleton-listing" : "no-skeleton";
}
