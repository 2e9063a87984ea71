import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findOwnFolder } from "../../server/shop-config/find-shop-folder.ts";
import type { Command } from "../run/command.ts";
import { openAnswers } from "./answers.ts";
import { askForShop, type Answers } from "./questions.ts";
import { categories as defaultCategories } from "../../shop.config.ts";
import { shopCommand } from "../../shop/shop-command.ts";

const folder = findOwnFolder();

/** Never overwrites a file. */
export const init: Command = {
  name: "init",
  about: "zakłada folder my/ z Twoim sklepem, pytając o to, co potrzebne",
  examples: ["init", "init < odpowiedzi.txt"],
  async run() {
    const file = join(folder, "shop.config.ts");
    if (existsSync(file)) {
      console.log(`${file} już jest i zostaje, jak był. Zmieniaj go w edytorze.`);
      return;
    }
    const { ask, close } = openAnswers();
    const answers = await askForShop(ask, Date.now()).finally(close);
    await writeFolder(file, answers);
    console.log(describeFolder(answers));
  },
};

function describeFolder({ categories }: Answers): string {
  const keys = ((categories ?? defaultCategories) as readonly { key: string }[])
    .map(({ key }) => key)
    .join(", ");
  return `
Gotowe: ${folder}
  shop.config.ts  wszystko, co różni Twój sklep; inne ustawienia przepisz z shop.config.ts
  logo.svg        Twoje logo, kwadratowe; bez niego sklep ma prosty znak
  pictures/       obrazki, po jednym dużym pliku: scenes/hero-DZIAŁ.jpg, scenes/tile-DZIAŁ.jpg, og.jpg
                  (DZIAŁ: ${keys})
  drawings/       ozdoby SVG, jeśli chcesz: mark, ribbon, footer, finder, newsletter
  content/        teksty zamiast tych z content/: about.md, legal/regulamin.md, articles/…
  public/         pliki podawane tak, jak są
Token BaseLinkera, poczta i adres sklepu stoją w ustawieniach: docs/settings.md.
Sprawdź: ${shopCommand} check. Obejrzyj: npm start; za pierwszym razem sklep buduje się około minuty.`;
}

async function writeFolder(file: string, { keepsArticles, ...config }: Answers): Promise<void> {
  for (const name of ["content", "pictures/scenes", "public"])
    await mkdir(join(folder, name), { recursive: true });
  if (!keepsArticles) await mkdir(join(folder, "content/articles"));
  await writeFile(file, formatConfig(config), { flag: "wx" });
}

function formatConfig(config: Readonly<Record<string, unknown>>): string {
  const exports = Object.entries(config)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`);
  return [
    "// Twój sklep. Co tu stoi, wygrywa z shop.config.ts: pola łączą się, null usuwa.\n// Ceny są w groszach: 1500 to 15,00 zł.\n",
    ...exports,
  ].join("\n");
}
