import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";
import { isPageOfOurs } from "./client-links.ts";
import { askEarly } from "./early-answers.ts";

const pauseMs = 60;
const signs = ["pointerover", "focusin", "pointercancel", "click"];

/**
 * A link under the pointer, the finger or the focus will probably be followed: its page's data and
 * code are asked for meanwhile. Not when the pointer only passes by, or the finger scrolls.
 */
export function useEarlyPages(): void {
  const { router } = useContext(UNSAFE_DataRouterContext)!;
  const { manifest } = useContext(UNSAFE_FrameworkContext)!;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function prepare({ href }: HTMLAnchorElement) {
      const url = new URL(href);
      const page = router.match(url.pathname)?.at(-1)?.route.id;
      if (href === location.href || !page) return;
      const { module, imports = [], hasClientLoader } = manifest.routes[page]!;
      if (!askEarly(dataAddress(url, hasClientLoader && page))) return;
      for (const code of [module, ...imports]) preloadCode(code);
    }
    function notice({ type, target }: Event) {
      clearTimeout(timer);
      const link = (target as Element).closest("a");
      const coming = type === "pointerover" || type === "focusin";
      if (coming && link && isPageOfOurs(link)) timer = setTimeout(prepare, pauseMs, link);
    }
    for (const sign of signs) addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
  }, [router, manifest]);
}

/** Letter for letter where the router will ask: a page that loads in the browser asks for itself. */
function dataAddress(url: URL, loadsItself: string | false): string {
  url.pathname = `${url.pathname.replace(/\/$/, "/_")}.data`;
  url.hash = "";
  url.searchParams.delete("index");
  if (loadsItself) url.searchParams.set("_routes", loadsItself);
  return url.href;
}

function preloadCode(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
}
