/** What the customer needs next: a message lies over none of it. */
const needed = [
  ".footer",
  ".totals",
  ".cookie-banner",
  ".add-to-cart",
  "main :is([data-add-to-cart], [type=submit])",
  ".accepted-order",
  "main :is(input, textarea, select, button):focus",
].join();

/** In order of preference: under the header, at the bottom, over the header, out of sight. */
const places = ["top", "bottom", "header", "none"];

/** Keeps the message off what is needed while the page moves under it; returns what ends that. */
export function placeToast(toaster: HTMLElement): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const place = () => {
    const parts = [...document.querySelectorAll(needed)].map((part) =>
      part.getBoundingClientRect(),
    );
    for (const name of [toaster.dataset.place!, ...places]) {
      toaster.dataset.place = name;
      const box = toaster.getBoundingClientRect();
      if (!parts.some((part) => overlap(part, box))) return;
    }
  };
  toaster.dataset.place = "top";
  place();
  addEventListener("scroll", place, options);
  addEventListener("resize", place, options);
  addEventListener("focusin", place, options);
  // A part may come under it a moment later, as the confirmation does on the home page.
  const grown = new ResizeObserver(place);
  grown.observe(document.body);
  options.signal.addEventListener("abort", () => grown.disconnect());
  return () => ended.abort();
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
