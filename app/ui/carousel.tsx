import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { Icon } from "./icon.tsx";

const advanceMs = 8000;
const lockMs = 700;

type CarouselProps = {
  label: string;
  count: number;
  /** A `CarouselSlide` for each. */
  children: ReactNode;
};

/** A scrolled track is the carousel: swiping and keys are native, and it works before scripts do. */
export function Carousel({ label, count, children }: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const { shown, look, show } = useSlides(track);
  useEffect(() => {
    if (stopped) return undefined;
    const timer = setInterval(() => {
      if (!isResting(region.current!)) show((shown + 1) % count);
    }, advanceMs);
    return () => clearInterval(timer);
  });
  return (
    <section ref={region} className="carousel" aria-label={label} aria-roledescription="karuzela">
      <div ref={track} className="carousel__track" onScroll={look}>
        {children}
      </div>
      <div className="wrap carousel__controls">
        <PauseButton stopped={stopped} onPress={() => setStopped(!stopped)} />
        <Dots count={count} shown={shown} onPress={show} />
      </div>
    </section>
  );
}

/** Which slide stands in the track, and how to bring another there. */
function useSlides(track: RefObject<HTMLDivElement | null>) {
  const [shown, setShown] = useState(0);
  const lockedUntil = useRef(0);
  const look = useCallback(() => {
    const { scrollLeft, clientWidth } = track.current!;
    setShown(Math.round(scrollLeft / clientWidth));
  }, [track]);
  function show(index: number) {
    if (Date.now() < lockedUntil.current) return;
    lockedUntil.current = Date.now() + lockMs;
    track.current!.scrollTo({ left: index * track.current!.clientWidth });
  }
  // The track may have been swiped before this code arrived.
  useEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look]);
  return { shown, look, show };
}

/** Nothing moves while it is being read, out of sight, or where movement is not wanted. */
function isResting(region: HTMLElement): boolean {
  return (
    document.hidden ||
    region.matches(":hover, :focus-within") ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

function PauseButton({ stopped, onPress }: { stopped: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="icon-button carousel__pause"
      aria-label={stopped ? "Wznów" : "Wstrzymaj"}
      data-live
      onClick={onPress}
    >
      <Icon name={stopped ? "play" : "pause"} />
    </button>
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
      data-live
      data-slide={index}
      onClick={() => onPress(index)}
    />
  ));
}
