import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colors, storageKeys } from "../../shop.config.ts";
import { consentKey } from "../../shop/privacy/consent.ts";
import { pagePolicy } from "./headers.ts";

/**
 * Runs before the first paint, so that nothing moves when the scripts arrive: marks <html> as having
 * an empty or full cart (`form--prerendered`), and as being asked for consent to cookies.
 */
const storageHint = `{let b="empty",d=document.documentElement.dataset;try{localStorage["${consentKey}"]||(d.consent="asked");if(JSON.parse(localStorage["${storageKeys.cart}"]).lines.length)b="full"}catch{}d.cart=b}`;

const colorVariables = `:root{${Object.entries(colors)
  .map(([name, value]) => `--${name}:${value}`)
  .join(";")}}`;

/** Assets and inline scripts of every document. */
export type DocumentAssets = ReturnType<typeof readDocumentAssets>;

export function readDocumentAssets(client: string) {
  const read = (file: string) => readFileSync(join(client, file), "utf8").trim();
  const manifest = JSON.parse(read(".vite/manifest.json")) as Record<string, { file: string }>;
  const files = Object.values(manifest).map(({ file }) => file);
  const entry = manifest["app/islands/start.ts"]!.file;
  const sheets = files.filter((file) => file.endsWith(".css")).map(read);
  const styles = [colorVariables, ...sheets].join("");
  const bootstrapScript = read(manifest["app/islands/bootstrap.ts"]!.file);
  const scriptHashes = [storageHint, bootstrapScript].map(hashSource);
  const styleHashes = [hashSource(styles)];
  return {
    /** Pages of two builds are never mixed. */
    build: createHash("sha256").update(`${entry}${styles}`).digest("hex").slice(0, 12),
    entry: `/${entry}`,
    styles,
    fonts: [...styles.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)].map(([, url]) => url!),
    storageHint,
    bootstrapScript,
    /** Creates a page's CSP. */
    policy: (formTargets: readonly string[]) => pagePolicy(scriptHashes, styleHashes, formTargets),
  };
}

/** In development Vite serves all files, including its own client. */
export function developmentAssets(): DocumentAssets {
  return {
    build: "development",
    entry: "/app/islands/start.ts",
    styles: colorVariables,
    fonts: [],
    storageHint,
    bootstrapScript: ["/@vite/client", "/app/islands/bootstrap.ts", "/app/islands/start.ts"]
      .map((url) => `await import("${url}");`)
      .join(""),
    policy: () => "",
  };
}

function hashSource(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
