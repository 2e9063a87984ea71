import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { fileHeaders, pictureHeaders } from "./headers.ts";

const year = 31_536_000;
const day = 86_400;

/** What pages load, and what a browser opens in a viewer of its own. Anything else, such as an SVG, may be opened as a document. */
const partOfPage =
  /^[^?#]*\.(?:js|css|woff2|webp|avif|jpg|png|ico|mp4|webm|webmanifest|pdf)(?:[?#]|$)/;

/**
 * Serves the client build and the public folder; asset names contain a hash.
 * @param documentHeaders headers of files that may be opened as a document
 */
export function openStaticFiles(folder: string, documentHeaders: Readonly<Record<string, string>>) {
  const ofDocuments = new Map(Object.entries(documentHeaders));
  const ofFiles = new Map(Object.entries(fileHeaders));
  const ofPictures = new Map(Object.entries(pictureHeaders));
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
    },
  });
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    res.setHeaders(headersOf(req.url ?? ""));
    // sirv throws for a range that ends before it begins.
    if (!isSimpleRange(req.headers.range)) delete req.headers.range;
    // A new build may have removed the file.
    res.once("pipe", (file: Readable) => file.once("error", () => res.destroy()));
    serve(req, res, next);
  };

  function headersOf(url: string): Map<string, string> {
    if (!partOfPage.test(url)) return ofDocuments;
    return url.startsWith("/pictures/") ? ofPictures : ofFiles;
  }
}

/** Accepts a single range, as media players send it; other requests get the whole file. */
function isSimpleRange(range = ""): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return from !== undefined && (to === "" || (Number(to) > 0 && Number(from) <= Number(to)));
}
