import type { ReactNode } from "react";

/** Renders the items twice, so that the animation loops seamlessly. */
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
