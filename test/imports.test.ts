import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["app", "shop", "server", "cli", "demo"];
/** The SSR entry, the only server file that imports pages. */
const meetingPoint = "server/app.ts";

/** Files of `server/` that every folder of it may import. */
const sharedFiles = ["env", "logger", "read-stream", "operator-error", "new-id", "semaphore"];

/** What each folder of `server/` may import. A folder names only folders above it: there is no cycle. */
const mayKnow: Record<string, readonly string[]> = {
  db: [],
  jobs: ["db"],
  files: [],
  images: ["files"],
  "shop-config": ["images"],
  content: ["shop-config"],
  catalogue: ["db", "images"],
  email: ["db", "files", "jobs"],
  orders: ["db", "email"],
  payu: [],
  payments: ["db", "jobs", "email", "orders", "payu"],
  privacy: ["db", "jobs"],
  baselinker: ["db", "jobs", "catalogue", "email", "orders"],
  backup: ["db", "files", "shop-config"],
  web: ["db", "files", "images", "shop-config"],
  alerts: ["db", "files", "jobs", "email", "payments"],
  doctor: [
    "db",
    "files",
    "images",
    "alerts",
    "email",
    "baselinker",
    "catalogue",
    "content",
    "shop-config",
    "payments",
    "payu",
  ],
  shop: [
    "db",
    "files",
    "jobs",
    "images",
    "shop-config",
    "content",
    "catalogue",
    "orders",
    "payu",
    "payments",
    "email",
    "privacy",
    "baselinker",
    "web",
    "alerts",
  ],
};

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

/** Returns a file's runtime imports, static and dynamic, without stylesheets. */
function runtimeImports(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const statements = text.matchAll(/(?:^(?:import|export)(?! type)[^;]*?|import\()"(\.[^"]+)"/gm);
  return [...statements]
    .map(([, path]) => relative(root, join(root, dirname(file), path!)))
    .filter((path) => /\.tsx?$/.test(path));
}

/** `web` of `server/web/page-cache/cached-page.ts`; undefined for a single file of `server/`. */
function serverFolder(path: string): string | undefined {
  return /^server\/([^/]+)\//.exec(path)?.[1];
}

function offenders(forbidden: (each: Import) => boolean): string[] {
  return imports.filter(forbidden).map(({ from, to }) => `${from} → ${to}`);
}

/** Returns the files that import themselves through others, and those between two such circles. */
function findCircles(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  for (let left = [...importsOf.keys()]; ;) {
    const known = new Set(left);
    const imported = new Set(left.flatMap((file) => importsOf.get(file)!));
    const next = left.filter(
      (file) => imported.has(file) && importsOf.get(file)!.some((to) => known.has(to)),
    );
    if (next.length === left.length) return next;
    left = next;
  }
}

describe("the import rules", () => {
  it("find imports in every folder that has any", () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it("shop imports only itself", () => {
    expect(
      offenders(({ from, to }) => from.startsWith("shop/") && !to.startsWith("shop/")),
    ).toEqual([]);
  });

  it("shop reads no files, clock or chance, and knows no React", () => {
    const impure = /from "(?:node:|react\b)|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\b/;
    const files = globSync("shop/**/!(*.test).{ts,tsx}", { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => impure.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  });

  it("app imports only types from the server", () => {
    expect(
      offenders(
        ({ from, to, typeOnly }) =>
          from.startsWith("app/") && /^(server|cli)\//.test(to) && !typeOnly,
      ),
    ).toEqual([]);
  });

  it("server imports the pages only where the build joins them", () => {
    expect(
      offenders(
        ({ from, to }) =>
          /^(server|cli)\//.test(from) && to.startsWith("app/") && from !== meetingPoint,
      ),
    ).toEqual([]);
  });

  it("the demo's products import only the shop", () => {
    expect(
      offenders(({ from, to }) => from.startsWith("demo/products/") && !/^(demo|shop)\//.test(to)),
    ).toEqual([]);
  });

  it("nothing imports the demo statically, so that it can be deleted", () => {
    const files = globSync(["*.ts", "{app,shop,server,cli,test,bench}/**/*.{ts,tsx}"], {
      cwd: root,
    });
    expect(files.length).toBeGreaterThan(400);
    const toDemo = files.flatMap(readImports).filter(({ to }) => to.startsWith("demo/"));
    expect(toDemo).toEqual([]);
  });

  it("nothing but `npm run dev` imports the tests, so that they can be deleted", () => {
    const files = globSync(["*.ts", "{app,shop,server,cli}/**/*.{ts,tsx}"], { cwd: root });
    const shipped = files.filter((file) => !/\.test\.tsx?$|^vitest\.|^playwright\./.test(file));
    expect(shipped).toContain("server/main.ts");
    const toTests = shipped.filter((file) =>
      /["`][./]*\btest\//.test(readFileSync(join(root, file), "utf8")),
    );
    expect(toTests).toEqual(["dev.ts"]);
  });

  it("a folder of the server imports what the table allows", () => {
    expect(
      offenders(({ from, to }) => {
        const [own, other] = [serverFolder(from), serverFolder(to)];
        if (own === undefined || !to.startsWith("server/") || own === other) return false;
        return other === undefined
          ? !sharedFiles.includes(basename(to, ".ts"))
          : !mayKnow[own]?.includes(other);
      }),
    ).toEqual([]);
  });

  it("the table lists every folder of the server once, after those it may import", () => {
    const folders = Object.keys(mayKnow);
    const found = globSync("server/*/**/*.ts", { cwd: root }).map(serverFolder);
    expect(new Set(found)).toEqual(new Set(folders));
    for (const [index, folder] of folders.entries()) {
      expect(folders.slice(0, index)).toEqual(expect.arrayContaining([...mayKnow[folder]!]));
    }
  });

  it("the browser loads nothing of the server", () => {
    const loaded = new Set(["app/islands/start.ts", "app/islands/bootstrap.ts"]);
    for (const file of loaded) {
      // The build puts its values into the bundles.
      if (file === "shop.config.ts") continue;
      for (const to of runtimeImports(file)) loaded.add(to);
    }
    expect(loaded.size).toBeGreaterThan(60);
    const serverOnly = [...loaded].filter(
      (file) =>
        !/^(app|shop)\/|^shop\.config\.ts$/.test(file) ||
        /^app\/(api\/|render\.tsx|respond\.ts|root\.tsx|routes?\.ts)/.test(file) ||
        /from "node:/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(serverOnly).toEqual([]);
  });

  it("no file imports itself through others, types aside", () => {
    const circle = { a: ["b"], b: ["c"], c: ["b", "d"], d: [] };
    expect(findCircles(new Map(Object.entries(circle)))).toEqual(["b", "c"]);
    const files = globSync(["*.ts", "{app,shop,server,cli,demo,test,bench}/**/*.{ts,tsx}"], {
      cwd: root,
    });
    expect(files.length).toBeGreaterThan(400);
    const importsOf = new Map(files.map((file) => [file, runtimeImports(file)]));
    expect(findCircles(importsOf)).toEqual([]);
  });

  it("mails are made of orders and payments, which know no mails", () => {
    const files = globSync("shop/{order,payment}/**/*.ts", { cwd: root });
    const knowing = files.filter((file) => !file.endsWith(".test.ts"));
    const toMails = knowing.flatMap(runtimeImports).filter((to) => to.startsWith("shop/email/"));
    expect(toMails).toEqual([]);
  });

  it("a page never imports another page, an island never imports a page", () => {
    const page = (path: string) => /^app\/pages\/([^/]+)\//.exec(path)?.[1];
    expect(
      offenders(({ from, to }) => {
        const [own, other] = [page(from), page(to)];
        return own !== undefined && other !== undefined && own !== other;
      }),
    ).toEqual([]);
    expect(
      offenders(
        ({ from, to }) =>
          from !== "app/islands/list.ts" &&
          from.startsWith("app/islands/") &&
          page(to) !== undefined,
      ),
    ).toEqual([]);
  });

  it("nothing uses an unstable or private name of a dependency", () => {
    const files = globSync("{app,shop,server,cli,test,bench}/**/*.{ts,tsx}", { cwd: root });
    const names = /^import[^;]*\b(unstable_|UNSAFE_)|\bgetExecutor\b/m;
    expect(files.filter((file) => names.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
    const shipped = files.filter((file) => !/^(test|bench)\//.test(file));
    const fields = /(?:\.|\{ )_[a-z]/i;
    expect(shipped.filter((file) => fields.test(readFileSync(join(root, file), "utf8")))).toEqual(
      [],
    );
  });

  it("every style sheet outside the pages is in the list of layers", () => {
    const list = readFileSync(join(root, "app/styles/layers.css"), "utf8");
    const sheets = globSync("app/**/*.css", { cwd: root }).filter(
      (file) => !file.startsWith("app/pages/") && !file.endsWith("layers.css"),
    );
    const missing = sheets.filter(
      (file) => !list.includes(`"${relative("app/styles", file).replace(/^(?!\.)/, "./")}"`),
    );
    expect(missing).toEqual([]);
  });
});
