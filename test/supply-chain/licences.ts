import { readLock } from "./lock.ts";

/** Accepted licences; those with conditions have a reason. */
const allowed = new Map([
  ["MIT", ""],
  ["MIT-0", ""],
  ["ISC", ""],
  ["0BSD", ""],
  ["BSD-2-Clause", ""],
  ["BSD-3-Clause", ""],
  ["Apache-2.0", ""],
  ["BlueOak-1.0.0", ""],
  ["Unlicense", ""],
  ["CC0-1.0", ""],
  ["Zlib", ""],
  ["Python-2.0", ""],
  ["OFL-1.1", "fonts; the shop serves subsets under the same licence"],
  ["CC-BY-4.0", "browser data, used only by the build"],
  ["MPL-2.0", "changed files would have to be published; none is changed"],
  ["LGPL-3.0-or-later", "libvips, a separate library that anybody may replace"],
]);

/** Lists both of `(MIT OR CC0-1.0)`. */
function licencesOf(expression = "none"): string[] {
  return expression.split(/\s+(?:AND|OR|WITH)\s+|[()]/).filter(Boolean);
}

/** Unreviewed licences, as `licence: package`. */
export function findUnknownLicences(): string[] {
  return readLock().flatMap(([folder, { license }]) =>
    licencesOf(license)
      .filter((licence) => !allowed.has(licence))
      .map((licence) => `${licence}: ${folder}`),
  );
}

/** `npm run licences`: counts the packages per licence. */
if (import.meta.main) {
  const counts = new Map<string, number>();
  for (const [, { license }] of readLock()) {
    for (const licence of licencesOf(license)) {
      counts.set(licence, (counts.get(licence) ?? 0) + 1);
    }
  }
  for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    console.log(`${String(count).padStart(4)}  ${licence}  ${allowed.get(licence) ?? "UNKNOWN"}`);
  }
  const unknown = findUnknownLicences();
  if (unknown.length > 0) {
    console.log(["", "Not looked at yet:", ...unknown].join("\n"));
    process.exit(1);
  }
}
