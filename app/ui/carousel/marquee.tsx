import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import MarqueeButton from "./marquee-button.tsx";

type MarqueeProps = {
  label: string;
  className: string;
  /** What moves, in the accusative, for the button. */
  content: string;
  heading?: ReactNode;
  stripLabel: string;
  children: ReactNode;
};

/** Renders the items twice, so that the animation loops seamlessly. */
export function Marquee({ label, className, content, heading, ...strip }: MarqueeProps) {
  return (
    <section className={`marquee ${className}`} aria-label={label}>
      {heading}
      <div className="marquee__strip" role="group" aria-label={strip.stripLabel} tabIndex={0}>
        <ul className="marquee__items">{strip.children}</ul>
        <ul className="marquee__items" aria-hidden="true">
          {strip.children}
        </ul>
      </div>
      <Island component={MarqueeButton} content={content} />
    </section>
  );
}
