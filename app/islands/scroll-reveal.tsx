import { useEffect } from "react";

/**
 * Sections that are still out of sight when the visitor comes near wait a little lower and rise,
 * once, when a fifth of them is seen. They only move: nothing is ever hidden, whatever runs or does
 * not run.
 */
export function ScrollReveal() {
  useEffect(() => {
    const revealObserver = new IntersectionObserver(
      (entries) => {
        // Read once: after each mark it would have the page measured again.
        const edge = innerHeight;
        for (const { target, boundingClientRect } of entries) {
          const below = boundingClientRect.top > edge;
          target.toggleAttribute("data-waiting", below);
          if (!below) revealObserver.unobserve(target);
        }
      },
      { threshold: 0.2 },
    );
    const nearObserver = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          nearObserver.unobserve(target);
          revealObserver.observe(target);
        }
      },
      { rootMargin: "0px 0px 150%" },
    );
    for (const section of document.querySelectorAll("main section")) nearObserver.observe(section);
    return () => {
      nearObserver.disconnect();
      revealObserver.disconnect();
    };
  }, []);
  return null;
}
