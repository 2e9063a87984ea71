import type { ReactNode } from "react";

/** List items, twice: so the strip's end is its beginning. */
export function MarqueeStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="marquee__strip" role="group" aria-label={label} tabIndex={0}>
      <ul className="marquee__items">{children}</ul>
      <ul className="marquee__items" aria-hidden="true">
        {children}
      </ul>
    </div>
  );
}
