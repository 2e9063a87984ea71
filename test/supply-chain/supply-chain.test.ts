import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findUnknownLicences } from "./licences.ts";
import { readLock } from "./lock.ts";

type Pins = Record<string, string>;
type Manifest = Record<"dependencies" | "devDependencies" | "optionalDependencies", Pins> & {
  overrides: Pins;
};

const manifest = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as Manifest;
const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;

/** Packages with install scripts, each with its reason. */
const mayRunAtInstall = new Map<string, string>();

describe("what the shop is built on", () => {
  it("is asked for in one exact version each", () => {
    const pins = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    expect(Object.keys(pins).length).toBeGreaterThan(30);
    const loose = Object.entries(pins).filter(
      ([, version]) => !/^(\d+\.\d+\.\d+|\$.+)$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("is what the lock file says, in the same versions", () => {
    const locked = new Map(readLock());
    const pins = { ...dependencies, ...devDependencies, ...optionalDependencies };
    const differing = Object.entries(pins).filter(
      ([name, version]) => locked.get(`node_modules/${name}`)?.version !== version,
    );
    expect(differing).toEqual([]);
  });

  it("is checked by its hash when it arrives", () => {
    const unchecked = readLock().filter(
      ([, { integrity = "" }]) => !/^sha512-.{86}==$/.test(integrity),
    );
    expect(unchecked.map(([folder]) => folder)).toEqual([]);
  });

  it("comes from the registry that npm is set to, never from a repository or a folder", () => {
    const elsewhere = readLock().filter(([, { resolved, link }]) => resolved !== undefined || link);
    expect(elsewhere.map(([folder]) => folder)).toEqual([]);
  });

  it("runs nothing while it is installed that nobody has looked at", () => {
    const running = readLock().filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(running.map(([folder]) => folder).filter((each) => !mayRunAtInstall.has(each))).toEqual(
      [],
    );
  });

  it("is under licences that somebody has looked at", () => {
    expect(findUnknownLicences()).toEqual([]);
  });
});
