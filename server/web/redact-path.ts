import type { RouteTable } from "./route-table.ts";

export function createPathRedactor({ all }: RouteTable): (url: string) => string {
  const prefixes = all
    .filter(({ secretPath }) => secretPath)
    .map(({ path }) => path.replace(/:\w+$/, ""));
  const secret = new RegExp(`(${prefixes.join("|")}).+`, "is");
  return (url) => {
    const path = decode(url.split("?")[0]!);
    return prefixes.length > 0 ? path.replace(secret, "$1…") : path;
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
