import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const files = new Set(
  globSync("{app,cli,content,docs,server,shop,test}/**", { cwd: root }).concat(
    globSync("*.{ts,md,json}", { cwd: root }),
  ),
);
const names = new Set([...files].map((file) => basename(file)));

describe.each(["SECURITY.md", "docs/asvs.md"])("%s", (document) => {
  const text = readFileSync(join(root, document), "utf8");

  it("names existing tests and files", () => {
    const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name]) => name!);
    const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path]) =>
      join(dirname(document), path!),
    );
    expect(named.length + linked.length).toBeGreaterThan(10);
    expect(named.filter((name) => !names.has(basename(name)))).toEqual([]);
    expect(linked.filter((path) => !files.has(path))).toEqual([]);
  });
});

it("docs/operations.md explains every warning and error of payments in the log", () => {
  const text = readFileSync(join(root, "docs/operations.md"), "utf8");
  const code = globSync("server/payments/!(*.test).ts", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const calls = code.matchAll(/log\.(?:warn|error)\([^;]*?"([A-Z][^"]+)",?\s*\)/g);
  const lines = [...calls].map(([, line]) => line!);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => !text.includes(`\`${line}\``))).toEqual([]);
});
