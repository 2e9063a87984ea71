import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { MarqueeButton } from "../../islands/marquee-button.tsx";

type MarqueeProps = {
  label: string;
  className: string;
  pauseLabel: string;
  playLabel: string;
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
