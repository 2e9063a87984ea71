import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { rules } from "../shop/order/change/consequences.ts";
import { warehouseSteps } from "../shop/order/baselinker/warehouse-statuses.ts";

const root = join(import.meta.dirname, "..");
const rooms = "{app,bench,cli,content,demo,deploy,docs,server,shop,test}";
const files = new Set(
  globSync([`${rooms}`, `${rooms}/**`, "*.{ts,md,json,txt}", "LICENSE*"], { cwd: root }),
);
const names = new Set([...files].map((file) => basename(file)));
const read = (file: string) => readFileSync(join(root, file), "utf8");

const documents = [...files].filter(
  (file) => file.endsWith(".md") && !/(^|\/)content\//.test(file),
);

describe.each(documents)("%s", (document) => {
  it("links to existing files and headings", () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)];
    const broken = links
      .map(([, link]) => link!)
      .filter((link) => {
        const [path, heading] = link.split("#");
        const target = path ? join(dirname(document), path).replace(/\/$/, "") : document;
        return !files.has(target) || (heading && !listHeadings(target).includes(heading));
      });
    expect(broken).toEqual([]);
  });
});

function listHeadings(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

it("code and documents name existing decisions", () => {
  const decisions = globSync("docs/decisions/*.md", { cwd: root }).map((file) =>
    basename(file).slice(0, 4),
  );
  expect(decisions.length).toBe(new Set(decisions).size);
  const missing = globSync(["{app,cli,demo,server,shop,test}/**/*.{ts,tsx,css}", "*.ts"], {
    cwd: root,
  }).flatMap((file) =>
    [...read(file).matchAll(/docs\/decisions\/(\d{4})/g)]
      .filter(([, number]) => !decisions.includes(number!))
      .map(([reference]) => `${file}: ${reference}`),
  );
  expect(missing).toEqual([]);
});

it.each(["docs/asvs.md", "docs/payment-guarantees.md"])(
  "%s names existing tests and files",
  (document) => {
    const named = [...read(document).matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !names.has(basename(name)))).toEqual([]);
  },
);

it("docs/settings.md lists the settings that the code reads, and no others", () => {
  const code = globSync(["{server,cli}/**/*.ts", "*.ts"], { cwd: root })
    .filter((file) => !/\.test\.ts$|\.config\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/process\.env\.([A-Z_]+)/g)]);
  const parsed = [...read("server/env.ts").matchAll(/^ {2}([A-Z_]+): v\./gm)];
  const settings = new Set([...code, ...parsed].map(([, name]) => name!));
  settings.delete("NODE_ENV");
  const [environment = "", steps = ""] = read("docs/settings.md").split("\n## ");
  expect(listRows(environment).toSorted()).toEqual([...settings].toSorted());
  expect(listRows(steps)).toEqual(warehouseSteps);
});

function listRows(text: string): string[] {
  const rows = [...text.matchAll(/^\| (`[^|]+`) +\|/gm)];
  return rows.flatMap(([, cell]) => cell!.split(", ").map((name) => name.slice(1, -1)));
}

it("docs/operations.md explains every warning and error of payments in the log", () => {
  const text = read("docs/operations.md");
  const code = globSync("server/payments/**/!(*.test).ts", { cwd: root }).map(read).join("\n");
  const calls = code.matchAll(/log\.(?:warn|error)\([^;]*?"([A-Z][^"]+)",?\s*\)/g);
  const lines = [...calls].map(([, line]) => line!);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => !text.includes(`\`${line}\``))).toEqual([]);
});

it("docs/states.md draws every state, and no word is one of two vocabularies", () => {
  const words = (file: string, type: string) => {
    const [, union = ""] = new RegExp(`type ${type} =([^;]*);`).exec(read(file)) ?? [];
    return [...union.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/"([\w-]+)"/g)].map(
      ([, word]) => word!,
    );
  };
  const states = [
    ...words("shop/order/status/order-timeline.ts", "OrderState"),
    ...words("shop/order/delivery/parcel.ts", "ParcelState"),
    ...words("shop/payment/payment-summary.ts", "AttemptState"),
    ...words("shop/payment/payment-state.ts", "PaymentState"),
  ];
  const transitions = read("shop/order/status/order-transition.ts").matchAll(
    /\| \{ kind: "(\w+)"/g,
  );
  const verbs = new Set([...transitions].map(([, verb]) => verb!));
  expect(states).toHaveLength(26);
  const drawn = [...read("docs/states.md").matchAll(/```mermaid.*?```/gs)].join("\n");
  expect(states.filter((state) => !drawn.includes(state))).toEqual([]);
  expect(new Set(states).size).toBe(states.length);
  expect(states.filter((state) => verbs.has(state))).toEqual([]);
});

it("docs/states.md shows what follows when an order changes", () => {
  const [, part = ""] = read("docs/states.md").split("\n## What follows\n");
  const lines = part.split("\n").filter((line) => line.startsWith("|"));
  const [, , ...shown] = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  const rows = rules.map(({ when, mails = [], stock = "", jobs = [] }) => [
    "",
    when,
    mails.join(", "),
    stock,
    jobs.join(", "),
    "",
  ]);
  expect(shown).toEqual(rows);
});
