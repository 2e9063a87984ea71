import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { MarqueeButton } from "../../islands/marquee-button.tsx";

type MarqueeProps = {
  label: string;
  className: string;
  /** The button's names, while the strip moves and while it stands. */
  pauseLabel: string;
  playLabel: string;
  /** A `MarqueeStrip`. */
  children: ReactNode;
};

export function Marquee({ label, className, pauseLabel, playLabel, children }: MarqueeProps) {
  return (
    <section className={`marquee ${className}`} aria-label={label}>
      {children}
      <Island component={MarqueeButton} pauseLabel={pauseLabel} playLabel={playLabel} />
    </section>
  );
}
