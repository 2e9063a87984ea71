import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** What the visitor reads best; `accepts` is their `Accept-Encoding`. */
export function chooseEncoding(accepts: string | undefined): Encoding {
  if (accepts === undefined) return "identity";
  if (accepted.br.test(accepts)) return "br";
  return accepted.gzip.test(accepts) ? "gzip" : "identity";
}

const accepted = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
};

/** Both work on a thread of their own. */
export const compress = {
  br(text: Buffer, quality: number) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // 256 KiB, as much as a page: looking back farther takes megabytes and finds nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    };
    return promisify(brotliCompress)(text, { params });
  },
  gzip: (text: Buffer) => promisify(gzip)(text),
};
