import { useEffect, useRef, type RefObject } from "react";

/**
 * Sections that are still out of sight wait a little lower and rise, once, when a fifth of them is
 * seen. They only move: nothing is ever hidden, whatever runs or does not run.
 */
export function useEntrance(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // Read once: after each mark it would have the page measured again.
        const edge = innerHeight;
        for (const { target, boundingClientRect } of entries) {
          const below = boundingClientRect.top > edge;
          target.toggleAttribute("data-waiting", below);
          if (!below) observer.unobserve(target);
        }
      },
      { threshold: 0.2 },
    );
    for (const section of page.current!.querySelectorAll("section")) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return page;
}
