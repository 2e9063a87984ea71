import type { MovementText } from "../movement.ts";

/**
 * Reads `:86:`. Polish banks number the parts: 20 to 25 are the title, 60 to 63 may continue it, 27 to
 * 29 or 32 and 33 are the sender; mBank writes labels instead.
 */
export function readDetails(value: string): MovementText {
  const parts = splitParts(value);
  if (parts.length === 0) return readLabels(value);
  const pick = (from: number, to: number) =>
    parts.filter(({ code, text }) => code >= from && code <= to && !isFiller(text));
  const [title, more] = [pick(20, 25), pick(60, 63)];
  const named = pick(27, 29);
  return {
    ...withOtherTitles(joinParts(title), [title, [...title, ...more]].flatMap(joinBothWays)),
    sender: joinParts(named.length > 0 ? named : pick(32, 33)),
  };
}

type Part = { code: number; text: string };

/**
 * The separator is the sign before the first two digits of this `:86:`, at the start of a line or after
 * the code of the business. Customers type it too: it separates only before two digits.
 */
function splitParts(value: string): Part[] {
  const separator = /^\d{0,4}([?<~^])\d\d/m.exec(value)?.[1];
  if (separator === undefined) return [];
  const parts = value.split(new RegExp(`\\${separator}(?=\\d\\d)`)).slice(1);
  return parts.map((part) => ({
    code: Number(part.slice(0, 2)),
    text: part.slice(2).replace(/\n$/, ""),
  }));
}

/** Banks fill empty parts with 0xFF, which each encoding shows as another letter. */
function isFiller(text: string): boolean {
  return /^[\s˙ÿ\ufffd]*$/.test(text);
}

/** Lengths at which banks cut; a shorter part was cut at a space, which is lost. */
const fullLengths = [27, 35];

function joinParts(parts: readonly Part[]): string {
  const text = parts.reduce((joined, { text }, index) => {
    const isCut = fullLengths.includes(parts[index - 1]?.text.length ?? 0);
    return joined + (isCut ? "" : " ") + text.replaceAll("\n", "");
  }, "");
  return collapse(text);
}

/** Where a bank cut, nobody can see for sure: both ways are searched. */
function joinBothWays(parts: readonly Part[]): string[] {
  const texts = parts.map(({ text }) => text);
  return [texts.join("").replaceAll("\n", ""), texts.join("\n").replaceAll("\n", " ")].map(
    collapse,
  );
}

/** `911 TRANSAKCJA; Z RACH.: 56…; OD: JAN NOWAK; TYT.: ZAMOWIENIE; TNR: 17…`, wrapped at spaces. */
function readLabels(value: string): MovementText {
  const variants = [value.replaceAll("\n", " "), value.replaceAll("\n", "")].map(collapse);
  const titles = variants.map((text) => findLabel(text, "TYT") ?? text);
  return {
    ...withOtherTitles(titles[0]!, titles),
    sender: findLabel(variants[0]!, "OD") ?? "",
  };
}

function findLabel(text: string, label: string): string | undefined {
  return new RegExp(`(?:^|[;\\s])${label}\\.?: *(.*?) *(?:; *(?:TNR|TYT|OD|DLA)\\b.*)?$`, "i").exec(
    text,
  )?.[1];
}

function withOtherTitles(title: string, titles: readonly string[]) {
  const otherTitles = [...new Set(titles)].filter((other) => other !== title);
  return otherTitles.length > 0 ? { title, otherTitles } : { title };
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
