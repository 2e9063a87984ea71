import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Part of the build: beside each text file its smallest Brotli and gzip. */
const client = join(import.meta.dirname, "../../build/client");
const compressible = /\.(js|css|svg|webmanifest|json|txt|xml)$/;

const isManifest = /^assets\/manifest-\w+\.js$/;

for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  if (!compressible.test(name)) continue;
  const path = join(client, name);
  const file = isManifest.test(name) ? withoutStyles(path) : readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(file, { params }));
  writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
}

/** Every document carries the one stylesheet inline, so the router has none to prefetch. */
function withoutStyles(path: string): Buffer {
  const manifest = readFileSync(path, "utf8").replaceAll(/"css":\["[^\]]*"\]/g, '"css":[]');
  writeFileSync(path, manifest);
  return Buffer.from(manifest);
}
