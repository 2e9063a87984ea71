/** The Fluent emoji set, of which the scenes are composed. */
import { readFileSync } from "node:fs";
import { place, type Placement } from "./placement.ts";

/** @throws when the set has no icon of this name. */
export function icon(name: string, placement: Placement): string {
  const found = icons()[name];
  if (!found) throw new Error(`No icon in fluent-emoji: ${name}`);
  return place(softenEdges(found.body), 32, placement);
}

let loadedIcons: Record<string, { body: string }> | undefined;

function icons(): Record<string, { body: string }> {
  const path = process.env["FLUENT_EMOJI"] ?? "node_modules/@iconify-json/fluent-emoji/icons.json";
  loadedIcons ??= JSON.parse(readFileSync(path, "utf8")).icons as Record<string, { body: string }>;
  return loadedIcons;
}

/** The set's inner shadows paint half-covered edge pixels whole, which leaves steps; this cuts them back. */
function softenEdges(body: string): string {
  return body.replaceAll(/<filter.*?<\/filter>/gs, (filter) =>
    filter.includes("hardAlpha") && !/foregroundBlur|dropShadow/.test(filter)
      ? filter.replace("</filter>", '<feComposite in2="SourceAlpha" operator="in"/></filter>')
      : filter,
  );
}
