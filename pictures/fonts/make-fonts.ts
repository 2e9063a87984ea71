import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** `npm run fonts`: Baloo 2 and Nunito, cut down to what Polish text needs. */
const basic = range(0x20, 0x7e) + "\u00a0©®°²·×„”“’‘‚–—…•€₂→←↑↓✓★" + "éèêëáàâäöüôíîñçšžřÉÖÜÄ";
const polish = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

const families = [
  { name: "nunito", wght: { min: 400, max: 800 } },
  { name: "baloo-2", wght: { min: 600, max: 800 } },
];

const target = new URL("../../app/styles/fonts/", import.meta.url);
await mkdir(target, { recursive: true });
for (const family of families) {
  await makeFont(family, "latin", basic + polish);
  await makeFont(family, "latin-ext", polish);
}

async function makeFont(family: (typeof families)[number], part: string, text: string) {
  const source = import.meta
    .resolve(`@fontsource-variable/${family.name}/package.json`)
    .replace("package.json", `files/${family.name}-${part}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(new URL(source)), text, {
    targetFormat: "woff2",
    variationAxes: { wght: family.wght },
  });
  await writeFile(new URL(`${family.name}-${part}.woff2`, target), font);
  console.log(`${family.name}-${part}.woff2 ${font.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
