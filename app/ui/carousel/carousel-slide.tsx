import type { ReactNode } from "react";

type CarouselSlideProps = { name: string; index: number; count: number; children: ReactNode };

export function CarouselSlide({ name, index, count, children }: CarouselSlideProps) {
  return (
    <div
      className="carousel__slide"
      role="group"
      aria-roledescription="slajd"
      aria-label={`${index + 1} z\u00a0${count}: ${name}`}
    >
      {children}
    </div>
  );
}
