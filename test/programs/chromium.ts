import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { testCache } from "./test-cache.ts";

/** A folder of its version, so that an update of the package is unpacked anew. */
const folder = join(testCache, `chromium-${manifest.devDependencies["@sparticuz/chromium"]}`);

/** Starts the Chromium of the tests: `CHROMIUM_PATH`, or that of the package registry once it is prepared. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? join(folder, "start");

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The package's libraries and fonts, whatever the machine has. */
const startScript = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/al2023/lib" FONTCONFIG_FILE="$folder/fonts/fonts.conf"
exec "$folder/chromium" "$@"
`;

/**
 * Unpacks the package's Chromium unless it is there, in a few seconds, and returns `chromiumPath`.
 * @throws with an instruction where it does not run.
 */
export function prepareChromium(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(folder)) unpack();
  const { status, stderr, error } = spawnSync(chromiumPath, ["--version"], { encoding: "utf8" });
  if (status === 0) return chromiumPath;
  throw new Error(
    `Chromium does not run: ${error?.message ?? stderr}\nSet CHROMIUM_PATH to one of this machine; the package has one for Linux on x64 alone.`,
  );
}

/** Complete by the renaming, so that nobody meets a half unpacked one. */
function unpack(): void {
  mkdirSync(testCache, { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks to the temporary folder, and its libraries only where it sees this value.
    const env = { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
    const script = join(import.meta.dirname, "unpack-chromium.ts");
    const { status } = spawnSync(process.execPath, [script], { env, stdio: "inherit" });
    if (status !== 0) throw new Error("Chromium could not be unpacked; see above.");
    const fonts = join(partial, "fonts/fonts.conf");
    const config = readFileSync(fonts, "utf8").replaceAll("/tmp/fonts", join(folder, "fonts"));
    writeFileSync(fonts, config);
    writeFileSync(join(partial, "start"), startScript, { mode: 0o755 });
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
