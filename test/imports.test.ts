import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["app", "shop", "server", "cli"];
/** The SSR entry, where the server takes the built pages in. */
const meetingPoint = "server/app.ts";

type Import = { from: string; to: string; typeOnly: boolean };

const imports = rooms.flatMap((room) =>
  globSync(`${room}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap(readImports),
);

function readImports(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  const statements = text.matchAll(/^(import|export)( type)?[^;]*?from "(\.[^"]+)"/gm);
  return [...statements]
    .map(([, , type, path]) => ({
      from: file,
      to: relative(root, join(root, dirname(file), path!)),
      typeOnly: Boolean(type),
    }))
    .filter(({ to }) => !to.includes("+types/"));
}

function offenders(forbidden: (each: Import) => boolean): string[] {
  return imports.filter(forbidden).map(({ from, to }) => `${from} → ${to}`);
}

describe("the rooms import one way", () => {
  it("finds imports in every room that has any", () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it("shop knows only itself", () => {
    expect(
      offenders(({ from, to }) => from.startsWith("shop/") && !to.startsWith("shop/")),
    ).toEqual([]);
  });

  it("app knows the server as types alone", () => {
    expect(
      offenders(
        ({ from, to, typeOnly }) =>
          from.startsWith("app/") && /^(server|cli)\//.test(to) && !typeOnly,
      ),
    ).toEqual([]);
  });

  it("server knows nothing of the pages but where they meet", () => {
    expect(
      offenders(
        ({ from, to }) =>
          /^(server|cli)\//.test(from) && to.startsWith("app/") && from !== meetingPoint,
      ),
    ).toEqual([]);
  });

  it("a page never imports another page", () => {
    const page = (path: string) => /^app\/pages\/([^/.]+)/.exec(path)?.[1];
    const shared = ["not-found-page"];
    expect(
      offenders(({ from, to }) => {
        const [own, other] = [page(from), page(to)];
        return own !== undefined && other !== undefined && own !== other && !shared.includes(other);
      }),
    ).toEqual([]);
  });

  it("nothing takes an unstable or private name of a dependency", () => {
    const files = globSync("{app,shop,server,cli,test,bench}/**/*.{ts,tsx}", { cwd: root });
    const names = /^import[^;]*\b(unstable_|UNSAFE_)/m;
    expect(files.filter((file) => names.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  });

  it("every stylesheet stands in the list of layers", () => {
    const list = readFileSync(join(root, "app/styles/layers.css"), "utf8");
    const sheets = globSync("app/**/*.css", { cwd: root }).filter(
      (file) => !file.endsWith("layers.css"),
    );
    const missing = sheets.filter(
      (file) => !list.includes(`"${relative("app/styles", file).replace(/^(?!\.)/, "./")}"`),
    );
    expect(missing).toEqual([]);
  });
});
