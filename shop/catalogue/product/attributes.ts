import { createSlug } from "../../text/normalize.ts";
import { parseDescription, type DescriptionBlock } from "./description.ts";
import type { Product } from "./product.ts";

export type ProductAttribute = { label: string; value: string };

type Rule = {
  label: string;
  features: readonly string[];
  find: (lines: readonly Line[]) => string | undefined;
};

type Line = { heading: string; text: string };

const rules: readonly Rule[] = [
  {
    label: "Wymiary",
    features: ["wymiary", "wymiar", "rozmiar", "wymiary-produktu"],
    find: (lines) =>
      findLabelled(lines, /^(wymiary|rozmiar)/i) ?? findUnder(lines, /^(wymiary|rozmiar)/i),
  },
  {
    label: "Elementy",
    features: ["liczba-elementow", "ilosc-elementow", "elementy"],
    find: (lines) =>
      findMatch(
        lines,
        /(?<!\d)\d+ (?:elementów|elementy|części|klocków|klocki|kafelków)(?!\p{L})/u,
      ),
  },
  {
    label: "Materiał",
    features: ["material", "materialy", "tworzywo"],
    find: (lines) =>
      findLabelled(lines, /^materiał/i) ??
      findMatch(
        lines.filter(({ heading }) => heading),
        /^(?:\p{L}+ )?(?:drewno|sklejka|silikon|kauczuk|bawełna|plusz|tektura|tworzywo)(?!\p{L}).*/iu,
      ),
  },
  {
    label: "Baterie",
    features: ["baterie", "zasilanie", "rodzaj-baterii"],
    find: (lines) =>
      findUnder(lines, /^(baterie|zasilanie)/i) ||
      findMatch(lines, /^[^.]*(?<!\p{L})(?:bateri\p{L}+|akumulator\p{L}*)[^.]*/iu),
  },
  {
    label: "Gracze",
    features: ["liczba-graczy", "ilosc-graczy", "gracze"],
    find: (lines) =>
      findMatch(lines, /(?<=(?:dla|grają|gra) )\d+(?:[–-]\d+)? (?:graczy|osób|osoby)(?!\p{L})/iu),
  },
  {
    label: "Czas gry",
    features: ["czas-gry", "czas-rozgrywki", "czas-zabawy"],
    find: (lines) => findMatch(lines, /(?<=trwa )(?:około )?\d+(?:[–-]\d+)? minut(?!\p{L})/iu),
  },
  {
    label: "W pudełku",
    features: ["w-pudelku", "w-zestawie", "zawartosc", "zawartosc-opakowania", "zawartosc-zestawu"],
    find: (lines) => findUnder(lines, /^(zawartość|w (?:pudełku|zestawie|komplecie))/i),
  },
  {
    // Every toy must have it; the feature says „nie” for what is no toy.
    label: "Oznakowanie",
    features: ["oznakowanie", "oznakowanie-ce", "ce"],
    find: () => "CE, spełnia unijne wymagania bezpieczeństwa zabawek",
  },
];

const comparable = new Set(rules.flatMap(({ features }) => features));

export function listAttributes({
  name,
  description = "",
  features = {},
}: Product): ProductAttribute[] {
  const bySlug = new Map(Object.entries(features).map(([name, text]) => [createSlug(name), text]));
  const lines = [{ heading: "", text: name }, ...listLines(parseDescription(description))];
  const compared = rules.flatMap(({ label, features: slugs, find }) => {
    const value = slugs.map((slug) => bySlug.get(slug)).find(Boolean) ?? find(lines);
    return value && !/^(nie|brak)$/i.test(value)
      ? [{ label, value: value.split(/\. (?=\p{Lu})/u)[0]! }]
      : [];
  });
  const others = Object.entries(features).filter(([label]) => !comparable.has(createSlug(label)));
  return [...compared, ...others.map(([label, value]) => ({ label, value }))];
}

function listLines(blocks: readonly DescriptionBlock[]): Line[] {
  let heading = "";
  return blocks.flatMap((block) => {
    if (block.kind === "heading") {
      heading = block.text;
      return [{ heading: "", text: block.text }];
    }
    const texts = block.kind === "list" ? block.items : [block.text];
    return texts.map((text) => ({ heading, text }));
  });
}

function findLabelled(lines: readonly Line[], label: RegExp): string | undefined {
  const line = lines.find(({ text }) => label.test(text) && /:\s*\S/.test(text));
  return line?.text.slice(line.text.indexOf(":") + 1).trim();
}

function findUnder(lines: readonly Line[], title: RegExp): string | undefined {
  return lines
    .filter(({ heading }) => title.test(heading))
    .map(({ text }) => text)
    .join(", ");
}

function findMatch(lines: readonly Line[], pattern: RegExp): string | undefined {
  return lines.map(({ text }) => pattern.exec(text)?.[0].trim()).find(Boolean);
}
