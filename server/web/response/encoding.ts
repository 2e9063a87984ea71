import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

export function chooseEncoding(accepts: string | undefined): Encoding {
  if (accepts === undefined) return "identity";
  if (accepted.br.test(accepts)) return "br";
  return accepted.gzip.test(accepts) ? "gzip" : "identity";
}

export function acceptsGzip(accepts: string | null): boolean {
  return accepted.gzip.test(accepts ?? "");
}

const accepted = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
};

/** zlib's asynchronous functions run in the thread pool. */
export const compress = {
  br(text: Buffer, quality: number) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // 256 KiB, the size of a page: a larger window costs megabytes for nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    };
    return promisify(brotliCompress)(text, { params });
  },
  gzip: (text: Buffer) => promisify(gzip)(text),
};
