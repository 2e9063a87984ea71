import { useEffect } from "react";

/**
 * Shifts sections below the viewport down a little and moves them up once a fifth is visible. Only
 * `transform` changes, so nothing stays hidden if the script fails.
 */
export default function ScrollReveal() {
  useEffect(() => {
    const revealObserver = new IntersectionObserver(
      (entries) => {
        // Read once: reading after each change forces a layout.
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
