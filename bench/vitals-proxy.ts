import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

type Page = { status: number; headers: Record<string, string>; body: Buffer };

/** Executable scripts; JSON-LD stays. */
const scripts = /<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g;

/** Serves the shop on a second port, with or without scripts. */
export async function openProxy(shop: string, withScripts: boolean) {
  const pages = new Map<string, Promise<Page>>();
  const server = createServer((req, res) => {
    const path = req.url!;
    if (req.headers["sec-fetch-dest"] !== "document") {
      // No keep-alive: the shop may close an idle connection just as it is reused.
      const { method, headers } = req;
      const onward = request(shop + path, { method: method!, headers, agent: false });
      onward.on("response", (from) => {
        res.writeHead(from.statusCode!, from.headers);
        from.pipe(res);
      });
      req.pipe(onward);
      return;
    }
    if (!pages.has(path)) pages.set(path, loadPage(shop + path, withScripts));
    void pages.get(path)!.then(({ status, headers, body }) => {
      res.writeHead(status, headers);
      res.end(body);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Compresses once, as the shop does, so that neither variant waits for it. */
async function loadPage(url: string, withScripts: boolean): Promise<Page> {
  const from = await fetch(url);
  const whole = await from.text();
  const html = withScripts ? whole : whole.replaceAll(scripts, "");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    status: from.status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Security-Policy": from.headers.get("Content-Security-Policy") ?? "",
    },
    body: brotliCompressSync(html, { params }),
  };
}
