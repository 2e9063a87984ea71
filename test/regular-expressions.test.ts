import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { combine, findQuadratic } from "./linear-time.ts";

const root = join(import.meta.dirname, "..");
const length = 8000;

/** By their source; each reads only what the reason says. */
const exceptions: Record<string, string> = {
  "\\B(?=(\\d{3})+$)": "a number of the shop's own",
  "^(.*\\d\\S*) (\\p{Lu}\\D+)$": "an invoice's address of at most 200 characters",
  [String.raw`sender (\w+ )*(rejected|denied|invalid)|sender verify failed|not owned by|send ?as ?(denied|this)|(permissions?|authorized|allowed) to send`]:
    "a mail server's reply of at most 1000 characters",
  [String.raw`^(.{20,}?[\s,–-]+)((?:rozmiar |nr )?\d[^\s,]*(?: [^\s,]{1,12}){0,2})$`]:
    "a name of at most 300 characters",
  "(<code\\b[\\s\\S]*?<\\/code>|<[^>]*>)": "HTML made of the owner's texts",
};

const expressions = globSync("{app,shop,server,cli}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap(findExpressions);

function findExpressions(file: string): { file: string; expression: RegExp }[] {
  const found: { file: string; expression: RegExp }[] = [];
  const program = parseAst(readFileSync(join(root, file), "utf8"), {
    lang: file.endsWith("x") ? "tsx" : "ts",
  });
  visit(program, ({ regex }) => {
    if (regex) found.push({ file, expression: new RegExp(regex.pattern, regex.flags) });
  });
  return found;
}

type Node = { regex?: { pattern: string; flags: string } };

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  see(value);
  for (const each of Object.values(value)) visit(each, see);
}

const samples: Record<string, string> = {
  "\\d": "1",
  "\\s": " ",
  "\\S": "x",
  "\\w": "a",
  "\\n": "\n",
  "\\p{L": "ą",
  "\\p{Lu": "Ą",
  "\\p{M": "\u0301",
  "\\p{P": "-",
};

/** What the expression looks for, as far as it says so, each and in pairs; its words as well. */
function listPumps(source: string): string[] {
  const named = Object.keys(samples).filter((name) => source.includes(name));
  const literal = source.replaceAll(/\\[pPk]\{[^}]*\}|\\[a-z]|\{\d*,?\d*\}|\(\?[<=!:]*/gi, "");
  const signs = Array.from(literal.replaceAll(/[()[\]|^$*+?\\]/g, ""));
  const all = [" ", "a", "1", "\n", ...named.map((name) => samples[name]!), ...signs];
  const single = [...new Set(all)].slice(0, 14);
  const some = single.slice(0, 8);
  const words = [...literal.matchAll(/[\p{L} ]{2,}/gu)].map(([word]) => word);
  return [...single, ...some.flatMap((one) => some.map((other) => one + other)), ...words];
}

it("every regular expression reads hostile text in linear time", () => {
  expect(expressions.length).toBeGreaterThan(250);
  const sources = new Set(expressions.map(({ expression }) => expression.source));
  expect([...sources]).toEqual(expect.arrayContaining(Object.keys(exceptions)));
  const others = expressions.filter(({ expression }) => !(expression.source in exceptions));
  const quadratic = others.flatMap(({ file, expression }) => {
    const read = (text: string) =>
      expression.global ? text.replaceAll(expression, "") : text.search(expression);
    const pumps = listPumps(expression.source);
    const texts = combine(["", pumps.at(-1)!], pumps, ["", "\u0007"]);
    const slow = findQuadratic(read, texts, length);
    return slow ? [{ file, source: expression.source, ...slow }] : [];
  });
  expect(quadratic).toEqual([]);
});
