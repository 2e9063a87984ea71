import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Plain links in markup that came from the server change the page without loading a document. */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest("a");
      if (!link || isForTheBrowser(event) || !isPageOfOurs(link)) return;
      event.preventDefault();
      link.closest("dialog")?.close();
      void navigate(link.href.slice(location.origin.length), {
        replace: link.href === location.href,
      });
    }
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

/** A new tab or window, another button, or a link that React Router has followed already. */
function isForTheBrowser(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
  return defaultPrevented || button > 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/** Files have a dot in their name; a place on this very page is the browser's own matter. */
export function isPageOfOurs(link: HTMLAnchorElement): boolean {
  const { hash, origin, pathname, search } = link;
  const here = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || link.target || link.hasAttribute("download")) return false;
  return !pathname.includes(".") && !(hash && here);
}
