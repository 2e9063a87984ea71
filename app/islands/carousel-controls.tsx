import { useEffect, useRef, useState, type RefObject } from "react";
import { Icon } from "../ui/icon.tsx";

const advanceMs = 8000;
const lockMs = 700;

/** Pause button and dots of the carousel around them; they move its track and follow it. */
export function CarouselControls({ count }: { count: number }) {
  const controls = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const { shown, show } = useSlides(controls);
  useEffect(() => {
    if (stopped) return undefined;
    const timer = setInterval(() => {
      if (!isResting(findCarousel(controls))) show((shown + 1) % count);
    }, advanceMs);
    return () => clearInterval(timer);
  });
  return (
    <div ref={controls} className="wrap carousel__controls">
      <button
        type="button"
        className="icon-button carousel__pause"
        aria-label={stopped ? "Wznów" : "Wstrzymaj"}
        data-replay-click
        onClick={() => setStopped(!stopped)}
      >
        <Icon name={stopped ? "play" : "pause"} />
      </button>
      <Dots count={count} shown={shown} onPress={show} />
    </div>
  );
}

/** Which slide stands in the track, and how to bring another there. */
function useSlides(controls: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(0);
  const lockedUntil = useRef(0);
  useEffect(() => {
    const track = findTrack(controls);
    const look = () => setShown(Math.round(track.scrollLeft / track.clientWidth));
    track.addEventListener("scroll", look);
    // The track may have been swiped before this code arrived.
    const frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      track.removeEventListener("scroll", look);
    };
  }, [controls]);
  function show(index: number) {
    if (Date.now() < lockedUntil.current) return;
    lockedUntil.current = Date.now() + lockMs;
    const track = findTrack(controls);
    track.scrollTo({ left: index * track.clientWidth });
  }
  return { shown, show };
}

function findCarousel(controls: RefObject<HTMLElement | null>): HTMLElement {
  return controls.current!.closest<HTMLElement>(".carousel")!;
}

function findTrack(controls: RefObject<HTMLElement | null>): HTMLElement {
  return findCarousel(controls).querySelector<HTMLElement>(".carousel__track")!;
}

/** Nothing moves while it is being read, out of sight, or where movement is not wanted. */
function isResting(region: HTMLElement): boolean {
  return (
    document.hidden ||
    region.matches(":hover, :focus-within") ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

type DotsProps = { count: number; shown: number; onPress: (index: number) => void };

function Dots({ count, shown, onPress }: DotsProps) {
  return Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      className="dot"
      aria-label={`Slajd ${index + 1}`}
      aria-current={index === shown}
      data-replay-click
      onClick={() => onPress(index)}
    />
  ));
}
