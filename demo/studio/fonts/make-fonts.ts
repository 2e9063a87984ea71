import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** `npm run fonts`: Baloo 2 and Nunito, cut down to what Polish text needs. */
const basic = range(0x20, 0x7e) + "\u00a0©®°²·×„”“’‘‚–—…•€₂→←↑↓✓★" + "éèêëáàâäöüôíîñçšžřÉÖÜÄ";
const polish = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

/** A file for each weight that the styles use: a variable one is larger, and slower to draw with. */
const fonts = {
  "baloo-2-700": "baloo-2/700Bold/Baloo2_700Bold.ttf",
  "nunito-400": "nunito/400Regular/Nunito_400Regular.ttf",
  "nunito-700": "nunito/700Bold/Nunito_700Bold.ttf",
};

const target = new URL("../../../app/styles/fonts/", import.meta.url);
for (const [name, source] of Object.entries(fonts)) {
  const whole = await readFile(new URL(import.meta.resolve(`@expo-google-fonts/${source}`)));
  const font = await subsetFont(whole, basic + polish, { targetFormat: "woff2" });
  await writeFile(new URL(`${name}.woff2`, target), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
