/** Elements that a toast must not cover. */
const keepClear = [
  ":is(.header, .category-strip) :is(a, button):not(.header__logo)",
  ".footer",
  ".totals",
  ".cookie-banner",
  ".add-to-cart > *",
  "main :is([data-add-to-cart], [type=submit])",
  ".accepted-order__content",
  ".form .notice",
  "main :is(input, textarea, select, button):focus",
].join();

/** In order of preference; the first is below the header, the last hides the toast. */
const positions = ["top", "lower", "bottom", "middle", "left", "none"];

/** Repositions the toast while the page scrolls or resizes; returns a function that stops it. */
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
  // Content may grow under the toast, such as the confirmation on the home page.
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
