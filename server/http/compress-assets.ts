import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Part of the build: beside each text file its smallest Brotli and gzip. */
const client = join(import.meta.dirname, "../../build/client");
const compressible = /\.(js|css|svg|webmanifest|json|txt|xml)$/;
const manifestName = /^assets\/manifest-\w+\.js$/;

for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  if (!compressible.test(name)) continue;
  const path = join(client, name);
  if (manifestName.test(name)) trimManifest(path);
  const file = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(file, { params }));
  writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
}

type ManifestRoute = { hasDefaultExport: boolean; hasErrorBoundary: boolean; css?: string[] };

/**
 * The browser's list of routes without what it never goes to: addresses that are no pages, and the
 * stylesheet, which every document carries inline.
 */
function trimManifest(path: string): void {
  const text = readFileSync(path, "utf8");
  const start = text.indexOf("{");
  const manifest = JSON.parse(text.slice(start, text.lastIndexOf("}") + 1)) as {
    routes: Record<string, ManifestRoute>;
  };
  const pages = Object.entries(manifest.routes)
    .filter(([, route]) => route.hasDefaultExport || route.hasErrorBoundary)
    .map(([id, { css: _, ...route }]) => [id, route]);
  const trimmed = { ...manifest, routes: Object.fromEntries(pages) };
  writeFileSync(path, `${text.slice(0, start)}${JSON.stringify(trimmed)};`);
}
