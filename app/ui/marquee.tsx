import { useEffect, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

type MarqueeProps = {
  label: string;
  className: string;
  /** Names of the button, while it moves and while it stands. */
  stopLabel: string;
  goLabel: string;
  /** List items; the strip shows them twice, so that its end is its beginning. */
  children: ReactNode;
};

/** It begins to move when the button that stops it works; until then it is scrolled by hand. */
export function Marquee({ label, className, stopLabel, goLabel, children }: MarqueeProps) {
  const [moving, setMoving] = useState<boolean>();
  useEffect(() => setMoving(true), []);
  return (
    <div className={`marquee ${className}`} data-moving={moving}>
      <div className="marquee__strip" role="group" aria-label={label} tabIndex={0}>
        <ul className="marquee__items">{children}</ul>
        <ul className="marquee__items" aria-hidden="true">
          {children}
        </ul>
      </div>
      <button
        type="button"
        className="icon-button marquee__pause"
        aria-label={moving ? stopLabel : goLabel}
        onClick={() => setMoving(!moving)}
      >
        <Icon name={moving ? "pause" : "play"} />
      </button>
    </div>
  );
}
