import { execFileSync } from "node:child_process";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it, test } from "vitest";
import type { RouteProperties } from "../server/web/route-table.ts";
import packageJson from "../package.json" with { type: "json" };
import { routeTable } from "./route-table.ts";
import { temporaryFolder } from "./temporary-store.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "deploy");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** Values of a key in a unit file, one for each line. */
function valuesOf(unit: string, key: string): string[] {
  return [...read(unit).matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value]) => value!);
}

test("the setup script leaves what the owner has changed when it runs again", () => {
  const DESTDIR = temporaryFolder();
  const setUp = () => execFileSync(join(folder, "setup.sh"), { env: { ...process.env, DESTDIR } });
  setUp();
  const settings = join(DESTDIR, "etc/latawiec.env");
  expect(statSync(settings).mode & 0o777).toBe(0o640);
  writeFileSync(settings, "ORIGIN=https://klocek.pl\n");
  const unit = join(DESTDIR, "etc/systemd/system/latawiec.service");
  writeFileSync(unit, "an old version");
  setUp();
  expect(readFileSync(settings, "utf8")).toBe("ORIGIN=https://klocek.pl\n");
  expect(readFileSync(unit, "utf8")).toBe(read("latawiec.service"));
  const units = globSync("*.{service,timer}", { cwd: folder });
  expect(units).toHaveLength(6);
  for (const name of units) statSync(join(DESTDIR, "etc/systemd/system", name));
});

describe("the units", () => {
  it("start the shop as npm start does", () => {
    const [start] = valuesOf("latawiec.service", "ExecStart");
    const command = packageJson.scripts.start.replace("start.ts", "server/main.ts");
    expect(start).toBe(`/srv/latawiec/current/${command} --env-file=/etc/latawiec.env`);
    // A crash would build, and keep the shop shut when the build fails.
    expect(valuesOf("latawiec.service", "ExecStartPre")).toEqual([]);
  });

  it("run files that are there, as the shop's own user, and are enabled by setup", () => {
    for (const name of globSync("*.service", { cwd: folder })) {
      for (const program of valuesOf(name, "ExecStart"))
        statSync(join(root, /[\w/]+\.ts/.exec(program)![0]));
      expect(valuesOf(name, "User")).toEqual(["latawiec"]);
      expect(valuesOf(name, "Environment")).toContain("SHOP_COMMAND=latawiec");
    }
    for (const name of ["latawiec.service", ...globSync("*.timer", { cwd: folder })]) {
      expect(valuesOf(name, "WantedBy")).toHaveLength(1);
      expect(read("setup.sh")).toContain(basename(name));
    }
  });

  it("give every command of the shop its settings, and mail the owner when one fails", () => {
    for (const name of globSync("*.service", { cwd: folder })) {
      const programs = valuesOf(name, "Exec\\w+").filter((line) => line.includes(".ts"));
      expect(programs.length).toBeGreaterThan(0);
      for (const program of programs) expect(program).toContain("--env-file=/etc/latawiec.env");
      const failed = name.startsWith("latawiec-failed") ? [] : ["latawiec-failed@%n.service"];
      expect(valuesOf(name, "OnFailure")).toEqual(failed);
    }
    expect(valuesOf("latawiec.service", "StartLimitBurst")).toEqual(["20"]);
  });

  it("write backups to a mounted disk only", () => {
    const name = "latawiec-backup.service";
    const [mounted] = valuesOf(name, "ExecStartPre");
    const target = mounted!.split(" ").at(-1);
    expect(valuesOf(name, "ExecStart")[0]).toContain(` backup "${target}/latawiec/`);
    expect(valuesOf(name, "ReadWritePaths")).toEqual([target]);
  });
});

test("the example of the settings names only what the shop reads", () => {
  const names = [...read("latawiec.env").matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const known = readFileSync(join(root, "server/env.ts"), "utf8");
  expect(names.filter((name) => !known.includes(`  ${name}: v.`))).toEqual([]);
});

describe("the proxies", () => {
  const isSecret = ({ secretPath, secretQuery }: RouteProperties) =>
    secretPath === true || secretQuery === true;
  const sample = (path: string) => path.replace(/:\w+$/, "Zm9vYmFy");

  it("limit in nginx what the shop makes for a client, not the files of its build", () => {
    const nginx = read("nginx.conf");
    const [, files] = /map \$uri \$latawiec_client \{\s+~(\S+) "";/.exec(nginx)!;
    const isFile = (path: string) => new RegExp(files!).test(path);
    expect(["/assets/entry-a1.js", "/pictures/og.jpg"].every(isFile)).toBe(true);
    const made = ["/", "/szukaj", "/nie-ma/assets/", "/img/a-320.webp", "/zamowienie/a"];
    expect(made.filter(isFile)).toEqual([]);
    expect(nginx.match(/^limit_(?:conn|req)_zone \S+/gm)).toEqual([
      "limit_conn_zone $latawiec_client",
      "limit_req_zone $latawiec_client",
    ]);
    expect(nginx.match(/limit_(?:conn|req)_status 429;/g)).toHaveLength(2);
  });

  it("log no address of nginx's that carries a secret, and all others", () => {
    const [, unlogged] = /location ~\* (\S+) \{\s+access_log off;\s+error_log \/dev\/null;/.exec(
      read("nginx.conf"),
    )!;
    const pattern = new RegExp(unlogged!, "i");
    const routes = routeTable.all.filter(({ path }) => path.startsWith("/"));
    expect(routes.filter(isSecret)).toHaveLength(5);
    for (const route of routes)
      for (const prefix of ["", "/_page"])
        for (const path of [sample(route.path), `${sample(route.path)}/`.toUpperCase()])
          expect([prefix + path, pattern.test(prefix + path)]).toEqual([
            prefix + path,
            isSecret(route),
          ]);
    for (const { path, secretQuery } of routes) {
      if (typeof secretQuery !== "string") continue;
      const [, logged] = new RegExp(
        `map \\$arg_${secretQuery} (\\S+) \\{\\s+"" 1;\\s+default 0;`,
      ).exec(read("nginx.conf"))!;
      const [, unlogged] = new RegExp(
        `location ~\\* (\\S+) \\{\\s+access_log \\S+ \\S+ if=\\${logged};\\s+error_log /dev/null;`,
      ).exec(read("nginx.conf"))!;
      for (const each of [path, `/_page${path}`]) expect(each).toMatch(new RegExp(unlogged!, "i"));
    }
    expect(read("nginx.conf")).toMatch(/listen 80;[^}]*access_log off;\s+return 301/);
  });

  it("keep addresses out of Caddy's log, which has them in errors alone", () => {
    expect(read("Caddyfile")).toMatch(/exclude http\.log\.error http\.handlers\.reverse_proxy/);
    const sites = read("Caddyfile").split(/^}$/m).slice(1).join("");
    expect(sites.replaceAll(/#.*/g, "")).not.toMatch(/\blog\b/);
  });
});
