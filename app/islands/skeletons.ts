/**
 * Shows the shape of the page that is on its way. The document carries the shapes as templates;
 * a page without one stays until the next is there.
 */
export function showSkeleton(path: string, samePath: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${getTemplateId(path)}`);
  const main = document.querySelector("main")!;
  if (!template) return;
  const content = template.content.cloneNode(true) as DocumentFragment;
  // A list that is filtered keeps its form and everything else around the products.
  const grid = samePath && main.querySelector(".product-grid");
  if (grid) grid.replaceWith(content.querySelector(".product-grid")!);
  else if (!samePath) {
    main.replaceChildren(content);
    scrollTo({ top: 0, behavior: "instant" });
  }
}

function getTemplateId(path: string): string {
  if (path === "/") return "skeleton-home";
  return /^\/(kategoria\/|szukaj$)/.test(path) ? "skeleton-listing" : "no-skeleton";
}
