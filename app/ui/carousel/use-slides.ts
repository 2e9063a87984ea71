import { useEffect, useState } from "react";

/** Follows the slide that a native scroll container shows, and scrolls to others. */
export function useSlides(findTrack: () => HTMLElement | null) {
  const [activeIndex, setActiveIndex] = useState(0);
  useEffect(() => {
    const track = findTrack();
    if (!track) return undefined;
    const updateIndex = () => setActiveIndex(Math.round(track.scrollLeft / track.clientWidth));
    track.addEventListener("scroll", updateIndex);
    // The track may have been swiped before hydration.
    const frame = requestAnimationFrame(updateIndex);
    return () => {
      cancelAnimationFrame(frame);
      track.removeEventListener("scroll", updateIndex);
    };
  });
  function scrollTo(index: number, behavior: ScrollBehavior = "auto") {
    const track = findTrack()!;
    track.scrollTo({ left: index * track.clientWidth, behavior });
  }
  return { activeIndex, setActiveIndex, scrollTo };
}
