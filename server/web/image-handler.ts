import { colors } from "../../shop.config.ts";
import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { PictureName } from "../images/encode-picture.ts";
import type { PictureFile, Pictures } from "../images/pictures.ts";
import { productPicture } from "../../shop/catalogue/product/picture.ts";
import { fileHeaders, pictureHeaders } from "./headers.ts";

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/**
 * Answers `/img/HASH-WIDTH.FORMAT` and `/img/HASH-og.jpg`, and passes everything else on. The demo's
 * hashes begin with a picture's name.
 */
export function createImageHandler(
  pictures: Pick<Pictures, "findPicture">,
  fallback: Handler,
): Handler {
  return (req, res, next) => {
    if (!req.url?.startsWith("/img/")) return fallback(req, res, next);
    respond(req, res, pictures).catch(() => res.destroy());
  };
}

async function respond(
  req: IncomingMessage,
  res: ServerResponse,
  pictures: Pick<Pictures, "findPicture">,
): Promise<void> {
  const requested = parsePicture(req);
  const file = requested && (await pictures.findPicture(requested.hash, requested.name));
  if (!file) sendNotFound(res);
  else if (file !== "unavailable") send(file, req, res);
  else if (requested.name.width === "og") redirectToSharingPicture(res);
  else sendPlaceholder(req, res);
}

type PictureRequest = { hash: string; name: PictureName };

function parsePicture({ method, url = "" }: IncomingMessage): PictureRequest | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [, hash, file] = /^\/img\/((?:\d{1,9}-\d-)?[0-9a-f]{24})-([\w.]+)$/.exec(url) ?? [];
  if (hash === undefined || file === undefined) return undefined;
  if (file === "og.jpg") return { hash, name: { width: "og", format: "jpg" } };
  const [, width, format] = /^(\d{1,4})\.(webp|avif)$/.exec(file) ?? [];
  if (!productPicture.widths.includes(Number(width))) return undefined;
  return { hash, name: { width: Number(width), format: format as "webp" | "avif" } };
}

function send(file: PictureFile, req: IncomingMessage, res: ServerResponse) {
  const { format } = file;
  res.writeHead(200, {
    ...pictureHeaders,
    "Content-Type": format === "jpg" ? "image/jpeg" : `image/${format}`,
    "Content-Length": "path" in file ? file.size : file.content.length,
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  if (req.method === "HEAD") res.end();
  else if ("content" in file) res.end(file.content);
  else pipeline(createReadStream(file.path), res, () => undefined);
}

/** Short, because the download is retried soon. */
const shortCache = "public, max-age=30";

const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 24 24">
<path fill="${colors["paper-deep"]}" d="M0 0h24v24H0z"/>
<path fill="none" stroke="${colors["line-strong"]}" stroke-width=".4" d="M8.5 8.5h7v5h-7zM8 7h8v1.5H8zM12 7v6.5M12 7s-3 0-2.5-1.5S12 7 12 7s2-3 2.5-1.5S12 7 12 7"/>
<text x="12" y="18" fill="${colors["ink-soft"]}" font-family="Nunito,system-ui,sans-serif" font-size="1.4" text-anchor="middle">Brak zdjęcia</text>
</svg>
`;

function sendPlaceholder(req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, {
    ...pictureHeaders,
    "Content-Type": "image/svg+xml",
    "Content-Length": Buffer.byteLength(placeholder),
    "Cache-Control": shortCache,
  });
  res.end(req.method === "HEAD" ? undefined : placeholder);
}

function redirectToSharingPicture(res: ServerResponse): void {
  res
    .writeHead(302, { ...fileHeaders, Location: "/pictures/og.jpg", "Cache-Control": shortCache })
    .end();
}

/** The page draws its own placeholder for a missing picture. */
function sendNotFound(res: ServerResponse): void {
  res.writeHead(404, {
    ...fileHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=60",
  });
  res.end("Nie ma takiego zdjęcia.");
}
