import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(js|css|svg|webmanifest|json|txt|xml)$/;

export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (!compressible.test(name) || existsSync(`${path}.br`)) continue;
    const file = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(file, { params }));
    writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
  }
}
