import { expect, test } from "@playwright/test";
import { unbroken } from "../../e2e/layout/hostile-data.ts";
import { findLayoutProblems } from "../../e2e/layout/measure.ts";

test.use({ viewport: { width: 320, height: 640 } });

const word = "Konstantynopolitańczykowianeczka".repeat(2);

/** Renders a page at 320 px and returns what is wrong with it; undefined if nothing is. */
const pages: readonly [html: string, problem: string | undefined][] = [
  [`<p>${word}</p>`, "the page scrolls sideways"],
  [`<p>${word}</p>`, "text outside the window"],
  [`<div style="width: 400px; height: 1px"></div>`, "wider than the window"],
  [`<div style="width: 90px"><p style="width: 100px">.</p></div>`, "wider than its place"],
  [`<div style="width: 90px"><p style="margin-right: -9px">.</p></div>`, undefined],
  [`<p style="overflow: hidden">${word}</p>`, "text cut at its side"],
  [`<p style="overflow: hidden; text-overflow: ellipsis">${word}</p>`, undefined],
  [`<section style="overflow: auto">${word}</section>`, "scrolls sideways"],
  [`<section style="overflow: auto" tabindex="0">${word}</section>`, undefined],
  [`<p style="overflow: hidden; width: 1px; height: 1px">${word}</p>`, undefined],
  [`<p>Razem</p><p style="margin-top: -32px">15,00 zł</p>`, "text over text"],
  [`<p>Razem</p><p style="margin-top: -32px; position: fixed">15,00 zł</p>`, undefined],
  [`<button>+</button><span style="margin-left: -12px">15,00 zł</span>`, "a control over text"],
  [`<label><input type="checkbox" /> Tak</label>`, undefined],
  [`<p style="width: 60px; overflow-wrap: anywhere">bezpieczenstwo</p>`, "a word is torn"],
  [`<p style="overflow-wrap: anywhere">${word}</p>`, undefined],
  [`<p style="width: min-content">42-400 Żary</p>`, "a postcode"],
  [
    `<p style="width: min-content"><span style="white-space: nowrap">42-400</span> Łódź</p>`,
    undefined,
  ],
  [`<p style="width: min-content">za 24 godziny</p>`, "a number and its unit"],
  [`<p style="width: min-content">za 24&nbsp;godziny</p>`, undefined],
  [`<p style="width: min-content">w domu i <a>w&nbsp;ogrodzie</a></p>`, "a one-letter word"],
  [`<p style="width: min-content">Dom i<br />ogród</p>`, undefined],
];

test("layout errors are reported, and what only looks like one is not", async ({ page }) => {
  for (const [html, problem] of pages) {
    await page.setContent(`<meta name="viewport" content="width=device-width">${html}`);
    const found = await page.evaluate(findLayoutProblems, unbroken);
    if (problem) expect.soft(found, html).toContainEqual(expect.stringContaining(problem));
    else expect.soft(found, html).toEqual([]);
  }
});
