import { useEffect } from "react";

/**
 * Sections that are still out of sight when the visitor comes near wait a little lower and rise,
 * once, when a fifth of them is seen. They only move: nothing is ever hidden, whatever runs or does
 * not run.
 */
export function ScrollReveal() {
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        // Read once: after each mark it would have the page measured again.
        const edge = innerHeight;
        for (const { target, boundingClientRect } of entries) {
          const below = boundingClientRect.top > edge;
          target.toggleAttribute("data-waiting", below);
          if (!below) seen.unobserve(target);
        }
      },
      { threshold: 0.2 },
    );
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          seen.observe(target);
        }
      },
      { rootMargin: "0px 0px 150%" },
    );
    for (const section of document.querySelectorAll("main section")) near.observe(section);
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, []);
  return null;
}
