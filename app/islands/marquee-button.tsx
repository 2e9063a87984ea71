import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";

type MarqueeButtonProps = {
  pauseLabel: string;
  playLabel: string;
};

/** The strip moves only once hydrated; until then it can be scrolled. */
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
