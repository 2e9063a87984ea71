import { useEffect, useRef, useState, type RefObject } from "react";
import { Dots } from "../dots.tsx";
import { IconButton } from "../icon.tsx";
import { useSlides } from "./use-slides.ts";

const advanceMs = 8000;
const clickLockMs = 700;

export default function CarouselControls({ count }: { count: number }) {
  const controls = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const lockedUntil = useRef(0);
  const { activeIndex, scrollTo } = useSlides(() =>
    findCarousel(controls).querySelector<HTMLElement>(".carousel__track"),
  );
  function goToSlide(index: number) {
    if (Date.now() < lockedUntil.current) return;
    lockedUntil.current = Date.now() + clickLockMs;
    scrollTo(index);
  }
  useEffect(() => {
    if (paused) return undefined;
    const timer = setInterval(() => {
      if (!isAutoplayBlocked(findCarousel(controls))) goToSlide((activeIndex + 1) % count);
    }, advanceMs);
    return () => clearInterval(timer);
  });
  return (
    <div ref={controls} className="wrap carousel__controls">
      <IconButton
        icon={paused ? "play" : "pause"}
        className="carousel__pause"
        label={paused ? "Wznów" : "Wstrzymaj"}
        data-replay-click
        onClick={() => setPaused(!paused)}
      />
      <Dots count={count} label="Slajd" activeIndex={activeIndex} onSelect={goToSlide} />
    </div>
  );
}

function findCarousel(controls: RefObject<HTMLElement | null>): HTMLElement {
  return controls.current!.closest<HTMLElement>(".carousel")!;
}

/** Autoplay stops while the carousel is hovered, focused or hidden, and for reduced motion. */
function isAutoplayBlocked(region: HTMLElement): boolean {
  return (
    document.hidden ||
    region.matches(":hover, :focus-within") ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
