import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";

type MarqueeButtonProps = {
  /** The button's names, while the strip moves and while it stands. */
  pauseLabel: string;
  playLabel: string;
};

/** The strip around it begins to move when this button works; until then it is scrolled by hand. */
export function MarqueeButton({ pauseLabel, playLabel }: MarqueeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [moving, setMoving] = useState(true);
  useEffect(() => {
    button.current!.closest<HTMLElement>(".marquee")!.dataset.moving = String(moving);
  }, [moving]);
  return (
    <button
      ref={button}
      type="button"
      className="icon-button marquee__pause"
      aria-label={moving ? pauseLabel : playLabel}
      onClick={() => setMoving(!moving)}
    >
      <Icon name={moving ? "pause" : "play"} />
    </button>
  );
}
