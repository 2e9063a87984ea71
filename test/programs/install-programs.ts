import { spawnSync } from "node:child_process";
import {
  findMissing,
  machinePrograms,
  packagesOf,
  type MachineProgramName,
} from "./machine-programs.ts";

/** `npm run test:programs`: installs what `npm run test:all` needs beside the package registry, on Debian. */
const missing = findMissing(Object.keys(machinePrograms) as MachineProgramName[]);
if (missing.length > 0 && process.getuid?.() !== 0) {
  console.error(
    `Needs root to install ${missing.join(", ")}: apt-get install ${packagesOf(missing).join(" ")}`,
  );
  process.exit(1);
}
if (missing.length > 0) {
  const install = ["install", "-y", "--no-install-recommends", ...packagesOf(missing)];
  for (const args of [["update"], install])
    if (spawnSync("apt-get", args, { stdio: "inherit" }).status !== 0) process.exit(1);
}
