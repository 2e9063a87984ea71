import { useEffect, useRef, useState, type RefObject } from "react";
import { Dots } from "../dots.tsx";
import { IconButton } from "../icon.tsx";

const advanceMs = 8000;
const clickLockMs = 700;

export default function CarouselControls({ count }: { count: number }) {
  const controls = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const { activeIndex, goToSlide } = useSlides(controls);
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

/** Tracks the active slide and scrolls to others. */
function useSlides(controls: RefObject<HTMLElement | null>) {
  const [activeIndex, setActiveIndex] = useState(0);
  const lockedUntil = useRef(0);
  useEffect(() => {
    const track = findTrack(controls);
    const updateIndex = () => setActiveIndex(Math.round(track.scrollLeft / track.clientWidth));
    track.addEventListener("scroll", updateIndex);
    // The track may have been swiped before hydration.
    const frame = requestAnimationFrame(updateIndex);
    return () => {
      cancelAnimationFrame(frame);
      track.removeEventListener("scroll", updateIndex);
    };
  }, [controls]);
  function goToSlide(index: number) {
    if (Date.now() < lockedUntil.current) return;
    lockedUntil.current = Date.now() + clickLockMs;
    const track = findTrack(controls);
    track.scrollTo({ left: index * track.clientWidth });
  }
  return { activeIndex, goToSlide };
}

function findCarousel(controls: RefObject<HTMLElement | null>): HTMLElement {
  return controls.current!.closest<HTMLElement>(".carousel")!;
}

function findTrack(controls: RefObject<HTMLElement | null>): HTMLElement {
  return findCarousel(controls).querySelector<HTMLElement>(".carousel__track")!;
}

/** Autoplay stops while the carousel is hovered, focused or hidden, and for reduced motion. */
function isAutoplayBlocked(region: HTMLElement): boolean {
  return (
    document.hidden ||
    region.matches(":hover, :focus-within") ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
