import type { ReactNode } from "react";
import CarouselControls from "./carousel-controls.tsx";
import { Island } from "../../islands/island.tsx";

type CarouselProps = {
  label: string;
  count: number;
  children: ReactNode;
};

/** A native scroll container: swipes and keys work without scripts. */
export function Carousel({ label, count, children }: CarouselProps) {
  return (
    <section className="carousel" aria-label={label} aria-roledescription="karuzela">
      <div className="carousel__track">{children}</div>
      <Island component={CarouselControls} count={count} />
    </section>
  );
}

type CarouselSlideProps = { name: string; index: number; count: number; children: ReactNode };

export function CarouselSlide({ name, index, count, children }: CarouselSlideProps) {
  return (
    <div
      className="carousel__slide"
      role="group"
      aria-roledescription="slajd"
      aria-label={`${index + 1} z ${count}: ${name}`}
    >
      {children}
    </div>
  );
}
