import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { PictureFile, Pictures } from "../images.ts";
import { productPicture } from "../../shop/picture.ts";
import { pictureHeaders } from "./security-headers.ts";

type Answer = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Answers `/img/HASH-WIDTH.FORMAT` and leaves everything else to `others`. */
export function beforePictures(pictures: Pick<Pictures, "findPicture">, others: Answer): Answer {
  return (req, res, next) => {
    if (!req.url?.startsWith("/img/")) return others(req, res, next);
    answer(req, res, pictures).catch(() => res.destroy());
  };
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  pictures: Pick<Pictures, "findPicture">,
): Promise<void> {
  const asked = parsePicture(req);
  const file = asked && (await pictures.findPicture(asked.hash, asked.width, asked.format));
  if (file) send(file, req, res);
  else refuse(res);
}

function parsePicture({ method, url = "" }: IncomingMessage) {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [, hash, width, format] = /^\/img\/([0-9a-f]{24})-(\d{1,4})\.(webp|avif)$/.exec(url) ?? [];
  if (hash === undefined || !productPicture.widths.includes(Number(width))) return undefined;
  return { hash, width: Number(width), format: format as "webp" | "avif" };
}

function send(
  { path, size, format, final }: PictureFile,
  req: IncomingMessage,
  res: ServerResponse,
) {
  res.writeHead(200, {
    ...pictureHeaders,
    "Content-Type": `image/${format}`,
    "Content-Length": size,
    "Cache-Control": final ? "public, max-age=31536000, immutable" : "public, max-age=300",
  });
  if (req.method === "HEAD") res.end();
  else pipeline(createReadStream(path), res, () => undefined);
}

/** The page puts its own sign in the place of a picture that is not there. */
function refuse(res: ServerResponse): void {
  res.writeHead(404, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=60",
  });
  res.end("Nie ma takiego zdjęcia.");
}
