import { useEffect, useRef, useState, type RefObject } from "react";
import { Icon } from "../ui/icon.tsx";

const advanceMs = 8000;
const clickLockMs = 700;

export function CarouselControls({ count }: { count: number }) {
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
      <button
        type="button"
        className="icon-button carousel__pause"
        aria-label={paused ? "Wznów" : "Wstrzymaj"}
        data-replay-click
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? "play" : "pause"} />
      </button>
      <Dots count={count} activeIndex={activeIndex} onSelect={goToSlide} />
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

type DotsProps = { count: number; activeIndex: number; onSelect: (index: number) => void };

function Dots({ count, activeIndex, onSelect }: DotsProps) {
  return Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      className="dot"
      aria-label={`Slajd ${index + 1}`}
      aria-current={index === activeIndex}
      data-replay-click
      onClick={() => onSelect(index)}
    />
  ));
}
