/** What the customer needs next: a message lies over none of it. */
const keepClear = [
  ".footer",
  ".totals",
  ".cookie-banner",
  ".add-to-cart",
  "main :is([data-add-to-cart], [type=submit])",
  ".accepted-order",
  "main :is(input, textarea, select, button):focus",
].join();

/** In order of preference: under the header, at the bottom, over the header, out of sight. */
const positions = ["top", "bottom", "header", "none"];

/** Keeps the message off what is needed while the page moves under it; returns what ends that. */
export function positionToast(toaster: HTMLElement): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const update = () => {
    const boxes = [...document.querySelectorAll(keepClear)].map((part) =>
      part.getBoundingClientRect(),
    );
    for (const name of [toaster.dataset.position!, ...positions]) {
      toaster.dataset.position = name;
      const box = toaster.getBoundingClientRect();
      if (!boxes.some((part) => overlaps(part, box))) return;
    }
  };
  toaster.dataset.position = "top";
  update();
  addEventListener("scroll", update, options);
  addEventListener("resize", update, options);
  addEventListener("focusin", update, options);
  // A part may come under it a moment later, as the confirmation does on the home page.
  const resizeObserver = new ResizeObserver(update);
  resizeObserver.observe(document.body);
  options.signal.addEventListener("abort", () => resizeObserver.disconnect());
  return () => controller.abort();
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
