import { openHydrated } from "../../e2e/hydration.ts";
import { expect, test } from "../../e2e/shop.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Finds the greatest height without text, pictures and controls in a half of the page's content. */
function findEmptyHalf(main: Element): number {
  const middle = document.documentElement.clientWidth / 2;
  const rects = [...main.querySelectorAll("img, svg, input, textarea, button")].map((element) =>
    element.getBoundingClientRect(),
  );
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (walker.currentNode.nodeValue!.trim()) rects.push(...range.getClientRects());
  }
  const content = rects.filter(({ width, height }) => width > 1 && height > 1);
  const sides = [
    content.filter(({ left }) => left < middle),
    content.filter(({ right }) => right > middle),
  ];
  const end = Math.max(...content.map(({ bottom }) => bottom));
  const gaps = sides.map((side) => {
    let [seen, greatest] = [main.getBoundingClientRect().top, 0];
    for (const { top, bottom } of side.toSorted((one, other) => one.top - other.top)) {
      greatest = Math.max(greatest, top - seen);
      seen = Math.max(seen, bottom);
    }
    return Math.max(greatest, end - seen);
  });
  return Math.max(...gaps);
}

test("no half of a page is empty", async ({ page }) => {
  for (const [path, width] of [
    ["/produkt/1101", 768],
    ["/produkt/1101", 1280],
    ["/o-nas", 1280],
    ["/kontakt", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, path);
    const height = await page.getByRole("main").evaluate(findEmptyHalf);
    expect([path, width, height < 300]).toEqual([path, width, true]);
  }
});

test("the sections of the home page keep one distance, and no age looks chosen", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const titles = ["Popularne działy", "Szukasz prezentu?", "W którą stronę lecimy?"];
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const distances = [];
    for (const title of titles) {
      const section = page.getByRole("region", { name: title });
      distances.push(
        await section.evaluate((element) => {
          const top = (each: Element) => each.getBoundingClientRect().top;
          const above = [...element.previousElementSibling!.querySelectorAll("*")];
          const end = Math.max(...above.map((each) => each.getBoundingClientRect().bottom));
          return Math.round(top(element.querySelector("h2")!) - end);
        }),
      );
    }
    // The circles of the ages wave by four pixels.
    expect([width, Math.max(...distances) - Math.min(...distances) <= 4]).toEqual([width, true]);
  }
  const ages = page.getByRole("list", { name: "Wiek dziecka" }).getByRole("link");
  const looks = await ages.evaluateAll((links) =>
    links.map((link) => {
      const { color, fontWeight, borderStyle, boxShadow, outlineStyle, width, backgroundColor } =
        getComputedStyle(link);
      const [red, green, blue] = backgroundColor.match(/\d+/g)!.map(Number);
      const isPale = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 220;
      return { color, fontWeight, borderStyle, boxShadow, outlineStyle, width, isPale };
    }),
  );
  expect(looks[0]!.isPale).toBe(true);
  expect(looks).toEqual(looks.map(() => looks[0]));
});
