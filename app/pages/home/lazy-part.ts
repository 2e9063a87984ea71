import { lazy } from "react";

type Parts = typeof import("./parts.ts");

export const loadParts = (): Promise<Parts> => import("./parts.ts");

export function lazyPart<Name extends keyof Parts>(name: Name) {
  return lazy<Parts[Name]>(async () => ({ default: (await loadParts())[name] }));
}
