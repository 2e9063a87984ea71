import { useEffect, useRef, useState } from "react";
import { IconButton } from "../ui/icon.tsx";

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
    <IconButton
      icon={moving ? "pause" : "play"}
      ref={button}

      className="marquee__pause"
      label={moving ? pauseLabel : playLabel}
      onClick={() => setMoving(!moving)}
    />
  );
}
