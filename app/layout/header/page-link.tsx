import type { ComponentProps } from "react";
import { isCurrentPage } from "./header-menus.ts";

type PageLinkProps = ComponentProps<"a"> & { href: string; path: string };

/** A link of a menu. After a client-side navigation `startMenus` marks the current one. */
export function PageLink({ children, path, ...props }: PageLinkProps) {
  return (
    <a {...props} aria-current={isCurrentPage(props.href, path) ? "page" : undefined}>
      {children}
    </a>
  );
}
