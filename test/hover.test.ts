import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** After a tap, touch screens leave the hover style on the element until the next tap. */
test("styles of a hovered element apply only where pointers can hover", () => {
  const sheets = globSync("app/**/*.css", { cwd: root });
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    findTouchedHover(readFileSync(join(root, file), "utf8")).map((rule) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});

test("a hover style without the media query is found", () => {
  expect(findTouchedHover("a { b {} } .c:is(:hover, :focus) { color: red }")).toEqual([
    ".c:is(:hover, :focus)",
  ]);
  expect(findTouchedHover("@media (hover: hover) { a { &:hover { color: red } } }")).toEqual([]);
});

/** Lists the selectors with `:hover` outside `@media (hover: hover)`. */
function findTouchedHover(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [part] of css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/[^{};]*[{};]/g)) {
    const prelude = part.slice(0, -1).trim();
    if (part.endsWith("}")) open.pop();
    if (!part.endsWith("{")) continue;
    open.push(prelude);
    const canHover = open.some(
      (each) => each.startsWith("@media") && each.includes("hover: hover"),
    );
    if (prelude.includes(":hover") && !canHover) found.push(prelude);
  }
  return found;
}
