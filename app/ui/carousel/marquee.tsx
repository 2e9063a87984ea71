import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { MarqueeButton } from "../../islands/marquee-button.tsx";

type MarqueeProps = {
  label: string;
  className: string;
  /** The button's names, while the strip moves and while it stands. */
  stop: string;
  go: string;
  /** A `MarqueeStrip`. */
  children: ReactNode;
};

export function Marquee({ label, className, stop, go, children }: MarqueeProps) {
  return (
    <section className={`marquee ${className}`} aria-label={label}>
      {children}
      <Island component={MarqueeButton} stop={stop} go={go} />
    </section>
  );
}
