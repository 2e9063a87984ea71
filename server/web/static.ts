import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { pictureHeaders } from "./headers.ts";

const year = 31_536_000;
const day = 86_400;

/** Serves the client build and the public folder; asset names contain a hash. */
export function openStaticFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(res, path) {
      const hashed = path.startsWith("/assets/");
      res.setHeader(
        "Cache-Control",
        hashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`,
      );
      if (!path.startsWith("/pictures/")) return;
      for (const [name, value] of Object.entries(pictureHeaders)) res.setHeader(name, value);
    },
  });
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    // sirv throws for a range that ends before it begins.
    if (!isSimpleRange(req.headers.range)) delete req.headers.range;
    // A new build may have removed the file.
    res.once("pipe", (file: Readable) => file.once("error", () => res.destroy()));
    serve(req, res, next);
  };
}

/** Accepts a single range, as media players send it; other requests get the whole file. */
function isSimpleRange(range = ""): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return from !== undefined && (to === "" || (Number(to) > 0 && Number(from) <= Number(to)));
}
