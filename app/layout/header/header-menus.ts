const wideScreen = "(min-width: 64rem)";
const menuLinks = ".header nav a, .category-strip a";

/**
 * Syncs `aria-expanded` and `aria-current` of the native popover menus, and closes them after use.
 */
export function startMenus(): void {
  const header = document.querySelector(".header")!;
  const buttons = [...header.querySelectorAll<HTMLButtonElement>("[popovertarget]")];
  const syncAriaExpanded = () => {
    for (const button of buttons) {
      button.ariaExpanded = String(button.popoverTargetElement!.matches(":popover-open"));
    }
  };
  const closeAll = () => {
    for (const menu of header.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
  };
  syncAriaExpanded();
  header.addEventListener("toggle", syncAriaExpanded, { capture: true });
  header.addEventListener("click", ({ target }) => (target as Element).closest("a") && closeAll());
  matchMedia(wideScreen).addEventListener("change", closeAll);
  if ("navigation" in window) navigation.addEventListener("currententrychange", markCurrentPage);
}

function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(menuLinks)) {
    link.ariaCurrent = isCurrentPage(link.pathname, location.pathname) ? "page" : null;
  }
}

/** An article's current entry is the blog; the home page matches exactly. */
export function isCurrentPage(path: string, pathname: string): boolean {
  return pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
}
