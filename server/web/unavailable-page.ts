import type { ServerResponse } from "node:http";
import { brand } from "../../shop.config.ts";

/** The last resort when the error page cannot be rendered. */
export function unavailablePage(res: ServerResponse): void {
  res.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": "30",
  });
  res.end(
    `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Chwila przerwy | ${brand}</title>` +
      `<h1>Chwila przerwy</h1><p>Strona nie otworzyła się z naszej winy. Spróbuj ponownie za minutę.</p>`,
  );
}
