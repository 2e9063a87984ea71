import type { ReactNode } from "react";
import { CarouselControls } from "../../islands/carousel-controls.tsx";
import { Island } from "../../islands/island.tsx";

type CarouselProps = {
  label: string;
  count: number;
  /** A `CarouselSlide` for each. */
  children: ReactNode;
};

/** A scrolled track is the carousel: swiping and keys are native, and it works before scripts do. */
export function Carousel({ label, count, children }: CarouselProps) {
  return (
    <section className="carousel" aria-label={label} aria-roledescription="karuzela">
      <div className="carousel__track">{children}</div>
      <Island component={CarouselControls} count={count} />
    </section>
  );
}
