import sirv from "sirv";

const year = 31_536_000;
const day = 86_400;

/** The built client and the public folder; assets carry their hash in their name. */
export function openStaticFiles(folder: string) {
  return sirv(folder, {
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
}
