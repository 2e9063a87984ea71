import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "./temporary-store.ts";

const deploy = join(import.meta.dirname, "../deploy");

/** A shop of two short programs for the shell, which write down what is asked of them. */
const programs = {
  "build.ts": `fail build`,
  "cli/shop.ts": `
fail "$1"
case $1 in
backup) echo '{"path":"'$STATE'/data/backup/copy-'$version'"}' ;;
restore) [ -z "$DATA_DIR" ] || { ls "$DATA_DIR"; stat -c "%n %a" "$DATA_DIR"; } >>"$STATE/log" ;;
migrate)
  if [ -e "$STATE/migrated-$version" ]; then echo '{}'; else echo '{"path":"file-'$version'"}'; fi
  touch "$STATE/migrated-$version" ;;
running) [ -e "$STATE/open" ] ;;
esac`,
};
const prelude = (broken: readonly string[]) => `
version=$(sed -n 's/^  "version": "\\(.*\\)",$/\\1/p' package.json)
program=\${0##*/}
case $1 in --env-file=*) shift ;; esac
echo "$version $program\${*:+ $*}" >> "$STATE/log"
fail() { case " ${broken.join(" ")} " in *" $1 "*) exit 1 ;; esac; }
`;

/** systemd and npm as far as an update needs them; \`open\` is the shop that answers. */
const commands = {
  systemctl: `#!/bin/sh
echo "systemctl $*" >> "$STATE/log"
[ "$KILL_AT" != "$1" ] || kill -9 $PPID
case $1 in
is-active) if [ -e "$STATE/open" ]; then echo active; else echo "$CLOSED"; false; fi ;;
stop) rm -f "$STATE/open" ;;
start) [ -e "$DESTDIR/srv/latawiec/current/dead" ] || touch "$STATE/open" ;;
esac`,
  sync: `#!/bin/sh
[ "$KILL_AT" != sync ] || kill -9 $PPID`,
  npm: `#!/bin/sh
mkdir -p node_modules/.bin && ln -s /bin/sh node_modules/.bin/node`,
  runuser: `#!/bin/sh
shift 3; exec "$@"`,
};

/** A set up shop of version 1.0.0 that is open, and the repository that it was cloned from. */
function setUp() {
  const folder = temporaryFolder();
  const [origin, DESTDIR, STATE, bin] = ["origin", "machine", "state", "bin"].map((name) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  }) as [string, string, string, string];
  for (const [name, text] of Object.entries(commands)) {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  }
  const PATH = `${bin}:${process.env.PATH}`;
  const env = {
    PATH,
    DESTDIR,
    STATE,
    WAIT_SECONDS: "0",
    SETTLE_SECONDS: "0",
  };
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", origin, "-c", "user.name=a", "-c", "user.email=a@b.pl", ...args]);
  /** Publishes a version in which some programs fail. */
  const publish = (
    version: string,
    broken: readonly string[] = [],
    files: readonly string[] = [],
    setup = "",
    number = version,
  ) => {
    cpSync(deploy, join(origin, "deploy"), { recursive: true });
    if (setup) writeFileSync(join(origin, "deploy/setup.sh"), `#!/bin/sh\n${setup}`);
    mkdirSync(join(origin, "cli"), { recursive: true });
    for (const [name, text] of Object.entries(programs))
      writeFileSync(join(origin, name), prelude(broken) + text);
    for (const name of files) writeFileSync(join(origin, name), "");
    writeFileSync(
      join(origin, "package.json"),
      `{\n  "version": "${number}",\n  "type": "module"\n}\n`,
    );
    git("add", "-A");
    git("commit", "-qm", version);
    git("tag", `v${version}`);
  };
  git("init", "-q");
  publish("1.0.0");
  const home = join(DESTDIR, "srv/latawiec");
  execFileSync("git", ["clone", "-q", origin, home]);
  execFileSync(join(bin, "npm"), { cwd: home, env });
  mkdirSync(join(home, "my"));
  mkdirSync(join(home, "build"));
  execFileSync(join(home, "deploy/setup.sh"), { env });
  writeFileSync(join(STATE, "open"), "");
  const data = join(STATE, "data");
  mkdirSync(join(data, "backup"), { recursive: true });
  const run = (...args: string[]) => {
    writeFileSync(join(STATE, "log"), "");
    const script = join(home, "current/deploy/update.sh");
    const { status, stdout, stderr } = spawnSync(script, args, {
      env: { CLOSED: process.env.CLOSED ?? "failed", KILL_AT: process.env.KILL_AT, ...env },
      encoding: "utf8",
    });
    const written = readFileSync(join(STATE, "log"), "utf8").replaceAll(`${data}/backup/`, "");
    const log = written.trim().split("\n");
    const current = basename(readlinkSync(join(home, "current")));
    return { status, out: stdout + stderr, log, current, open: existsSync(join(STATE, "open")) };
  };
  /** Kills the command at a moment after which the shop is closed. */
  const interrupt = (moment: string, command: string) => {
    vi.stubEnv("KILL_AT", moment);
    run(command);
    vi.stubEnv("KILL_AT", "");
    rmSync(join(STATE, "open"), { force: true });
  };
  return { publish, run, interrupt, home, state: STATE, trial: join(data, "update-trial") };
}

describe("latawiec update", () => {
  it("makes the new version ready while the shop sells, and stops it for the switch alone", () => {
    const shop = setUp();
    shop.publish("1.10.0");
    shop.publish("1.9.0");
    // A power failure has left it.
    mkdirSync(shop.trial);
    writeFileSync(join(shop.trial, "latawiec.sqlite"), "old");
    const { log, ...done } = shop.run("update");
    expect(done).toMatchObject({ status: 0, current: "v1.10.0", open: true });
    expect(log).toEqual([
      "systemctl is-active latawiec",
      "1.10.0 shop.ts check",
      "1.10.0 build.ts",
      "1.0.0 shop.ts backup --json",
      "1.10.0 shop.ts restore copy-1.0.0",
      `${shop.trial} 700`,
      "systemctl stop latawiec",
      "1.0.0 shop.ts backup --json",
      "1.10.0 shop.ts migrate --json",
      "1.10.0 shop.ts backup --json",
      "systemctl start latawiec",
      "1.10.0 shop.ts running --wait 0",
      "1.10.0 shop.ts running",
      "1.10.0 shop.ts doctor",
    ]);
    expect(existsSync(shop.trial)).toBe(false);
    expect(shop.run("update").out).toContain("już w wersji v1.10.0");
    expect(shop.run("update", "v1.9.0")).toMatchObject({ status: 1, current: "v1.10.0" });
    expect(shop.run("update", "v3.0.0").out).toContain("Nie ma wersji „v3.0.0”");
    const back = shop.run("rollback");
    expect(back).toMatchObject({ status: 0, open: true });
    expect(readlinkSync(join(shop.home, "current"))).toBe(shop.home);
    expect(back.log).toContain("1.0.0 shop.ts restore file-1.10.0 --undo-update copy-1.10.0");
    expect(shop.run("rollback").out).toContain("Nie ma wersji, do której można wrócić.");
  });

  it.each(["check", "build", "restore"])("leaves the shop open when %s fails", (step) => {
    const shop = setUp();
    shop.publish("2.0.0", [step]);
    const { log, ...failed } = shop.run("update");
    expect(failed).toMatchObject({ status: 1, current: ".", open: true });
    expect(failed.out).toContain("Sklep działa dalej w wersji v1.0.0");
    expect(log).not.toContain("systemctl stop latawiec");
    expect(existsSync(join(shop.home, "versions/v2.0.0"))).toBe(false);
    expect(existsSync(shop.trial)).toBe(false);
  });

  it("opens the old version again when the migration fails", () => {
    const shop = setUp();
    shop.publish("2.0.0", ["migrate"]);
    expect(shop.run("update")).toMatchObject({ status: 1, current: ".", open: true });
  });

  it("goes back by itself when the new version does not answer", () => {
    const shop = setUp();
    shop.publish("2.0.0", [], ["dead"]);
    const failed = shop.run("update");
    expect(failed).toMatchObject({ status: 1, open: true });
    expect(failed.out).toContain("Sklep działa znów w wersji v1.0.0");
    expect(failed.log).toContain("1.0.0 shop.ts restore file-2.0.0 --undo-update copy-2.0.0");
  });

  it("opens a shop that failed, and leaves one closed that was stopped", () => {
    const shop = setUp();
    rmSync(join(shop.state, "open"));
    shop.publish("2.0.0");
    vi.stubEnv("CLOSED", "inactive");
    expect(shop.run("update")).toMatchObject({ status: 0, current: "v2.0.0", open: false });
    vi.stubEnv("CLOSED", "activating");
    shop.publish("3.0.0");
    expect(shop.run("update")).toMatchObject({ status: 0, current: "v3.0.0", open: true });
  });

  it.each(["stop", "start"])("killed at the %s, opens the shop when it is run again", (moment) => {
    const shop = setUp();
    vi.stubEnv("CLOSED", "inactive");
    shop.publish("2.0.0");
    shop.interrupt(moment, "update");
    expect(shop.run("update")).toMatchObject({ status: 0, current: "v2.0.0", open: true });
    shop.interrupt(moment, "rollback");
    expect(shop.run("rollback")).toMatchObject({ status: 0, open: true });
    expect(readlinkSync(join(shop.home, "current"))).toBe(shop.home);
  });

  it("killed after the migration, still knows the file from before", () => {
    const shop = setUp();
    shop.publish("2.0.0");
    shop.interrupt("sync", "update");
    expect(shop.run("update")).toMatchObject({ status: 0, current: "v2.0.0", open: true });
    expect(shop.run("rollback").log).toContain(
      "1.0.0 shop.ts restore file-2.0.0 --undo-update copy-2.0.0",
    );
  });

  it("opens the shop also when the switch fails", () => {
    const shop = setUp();
    shop.publish("2.0.0", [], [], "exit 1");
    expect(shop.run("update")).toMatchObject({ status: 1, open: true });
  });

  it("keeps a my/ that was made in a version's folder", () => {
    const shop = setUp();
    rmSync(join(shop.home, "my"), { recursive: true });
    shop.publish("2.0.0");
    shop.run("update");
    mkdirSync(join(shop.home, "current/my"));
    writeFileSync(join(shop.home, "current/my/shop.config.ts"), "mine");
    shop.publish("3.0.0");
    shop.run("update");
    shop.publish("4.0.0");
    shop.run("update");
    expect(readFileSync(join(shop.home, "current/my/shop.config.ts"), "utf8")).toBe("mine");
  });

  it("refuses a version that does not bear its number, which it would take for an older one", () => {
    const shop = setUp();
    shop.publish("2.0.0", [], [], "", "1.5.0");
    expect(shop.run("update")).toMatchObject({ status: 1, current: ".", open: true });
  });

  it("refuses to lose changes of the code", () => {
    const shop = setUp();
    shop.publish("2.0.0");
    writeFileSync(join(shop.home, "build.ts"), "// mine");
    expect(shop.run("update")).toMatchObject({ status: 1, log: [""], current: "." });
  });
});

describe("latawiec rollback", () => {
  it("stays where it is when going back would lose orders", () => {
    const shop = setUp();
    shop.publish("2.0.0");
    shop.run("update");
    const cli = join(shop.home, "cli/shop.ts");
    writeFileSync(cli, `${readFileSync(cli, "utf8")}\n[ "$1" != restore ]`);
    expect(shop.run("rollback")).toMatchObject({ status: 1, current: "v2.0.0", open: true });
  });
});
