import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Part of the build: beside each text file its smallest Brotli and gzip. */
const client = join(import.meta.dirname, "../../build/client");
const compressible = /\.(js|css|svg|webmanifest|json|txt|xml)$/;

for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  if (!compressible.test(name)) continue;
  const path = join(client, name);
  const file = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(file, { params }));
  writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
}
