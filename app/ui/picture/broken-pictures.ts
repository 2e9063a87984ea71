/** Shows a text in place of images that failed to load, also before hydration. */
export function markBrokenPictures(): void {
  for (const img of document.querySelectorAll<HTMLImageElement>(".picture img")) {
    if (img.complete && img.naturalWidth === 0 && img.loading !== "lazy") markBroken(img);
  }
  // `error` events of images do not bubble.
  addEventListener("error", ({ target }) => markBroken(target), true);
}

function markBroken(target: EventTarget | null): void {
  const picture = target instanceof HTMLImageElement && target.closest<HTMLElement>(".picture");
  if (!picture || picture.dataset.broken !== undefined) return;
  picture.dataset.broken = "";
  const message = Object.assign(document.createElement("span"), { textContent: "Brak zdjęcia" });
  picture.append(message);
}
