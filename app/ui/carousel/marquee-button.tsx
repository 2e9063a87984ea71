import { useEffect, useRef, useState } from "react";
import { IconButton } from "../icon.tsx";

/** The strip moves only once hydrated; until then it can be scrolled. */
export default function MarqueeButton({ content }: { content: string }) {
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
      label={`${moving ? "Zatrzymaj" : "Przewijaj"} ${content}`}
      onClick={() => setMoving(!moving)}
    />
  );
}
