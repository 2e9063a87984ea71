import { useState, useSyncExternalStore, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

type MarqueeProps = {
  label: string;
  className: string;
  /** The button's names, while the strip moves and while it stands. */
  stop: string;
  go: string;
  /** A `MarqueeStrip`. */
  children: ReactNode;
};

/** It begins to move when the button that stops it works; until then it is scrolled by hand. */
export function Marquee({ label, className, stop, go, children }: MarqueeProps) {
  const [moving, setMoving] = useState(true);
  const alive = useSyncExternalStore(neverChanges, isHere, isNotYetHere);
  return (
    <section
      className={`marquee ${className}`}
      aria-label={label}
      data-moving={alive ? moving : undefined}
    >
      {children}
      <button
        type="button"
        className="icon-button marquee__pause"
        aria-label={moving ? stop : go}
        onClick={() => setMoving(!moving)}
      >
        <Icon name={moving ? "pause" : "play"} />
      </button>
    </section>
  );
}

/** The code is at work once the page is hydrated, not before. */
const neverChanges = () => () => undefined;
const isHere = () => true;
const isNotYetHere = () => false;
