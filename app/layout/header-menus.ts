import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

const wideScreen = "(min-width: 64rem)";

/** The menus open and close natively; this says aloud which are open and closes what was used. */
export function useHeaderMenus(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => markCurrentPage(header.current!, pathname), [pathname]);
  useEffect(() => tendMenus(header.current!), []);
  return header;
}

function markCurrentPage(header: HTMLElement, pathname: string): void {
  for (const link of header.querySelectorAll<HTMLAnchorElement>("nav a")) {
    link.ariaCurrent = isCurrentPage(link.pathname, pathname) ? "page" : null;
  }
}

/** An article belongs to the blog; everything belongs to the home page, which therefore stands alone. */
export function isCurrentPage(path: string, pathname: string): boolean {
  return pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
}

function tendMenus(header: HTMLElement): () => void {
  const buttons = [...header.querySelectorAll<HTMLButtonElement>("[popovertarget]")];
  const sayStates = () => {
    for (const button of buttons) {
      button.ariaExpanded = String(button.popoverTargetElement!.matches(":popover-open"));
    }
  };
  const closeAll = () => {
    for (const menu of header.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
  };
  const closeUsed = ({ target }: Event) => (target as Element).closest("a") && closeAll();
  const screen = matchMedia(wideScreen);
  sayStates();
  header.addEventListener("toggle", sayStates, true);
  header.addEventListener("click", closeUsed);
  screen.addEventListener("change", closeAll);
  return () => {
    header.removeEventListener("toggle", sayStates, true);
    header.removeEventListener("click", closeUsed);
    screen.removeEventListener("change", closeAll);
  };
}
