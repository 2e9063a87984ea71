import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import * as build from "virtual:react-router/server-build";
import { dataAloneContext, scriptMarkContext, senderContext, shopContext } from "../app/context.ts";
import { basketHint } from "./http/basket-hint.ts";
import { freshHint } from "./http/fresh-hint.ts";
import { finishDocument, nameStyles } from "./http/document.ts";
import { logPath } from "./http/log-path.ts";
import type { Shop } from "./open-shop.ts";

export * from "virtual:react-router/server-build";

/** What a visitor may open before the page listens: the file behind each dialog. */
const dialogContents = {
  koszyk: "cart-drawer-content",
  wyszukiwarka: "search-dialog-content",
  galeria: "lightbox",
  film: "film-player",
};

const client = join(import.meta.dirname, "../client");

type App = (request: Request, sender?: string) => Promise<Response>;

/** The shop as one function from a request, and the address it came from, to its answer. */
export function createApp(shop: Shop): App {
  const render = createRequestHandler(ownBuild(shop), import.meta.env.MODE);
  const styles = nameStyles(readStyles());
  const head = fontPreloads(styles.css);
  const dialogs = findDialogCode();
  return async (request, sender) => {
    const context = new RouterContextProvider();
    const mark = randomBytes(12).toString("hex");
    context.set(shopContext, shop);
    context.set(scriptMarkContext, mark);
    context.set(dataAloneContext, new URL(request.url).pathname.endsWith(".data"));
    if (sender !== undefined) context.set(senderContext, sender);
    // A HEAD carries the headers of the whole page, and those depend on its body.
    const asked = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
    const response = unavailableIfFailed(await render(asked, context));
    if (import.meta.env.DEV || !isPage(response)) return response;
    const html = await response.text();
    const hints = html.includes("form--guess") ? `${basketHint};${freshHint}` : freshHint;
    const hint = `<script nonce="${mark}">${hints}</script>`;
    const frame = { head: head + hint, styles, entry: build.assets.entry.module, dialogs };
    const page = finishDocument(html, mark, frame);
    const headers = new Headers(response.headers);
    headers.set("Content-Security-Policy", page.policy);
    return new Response(page.html, { status: response.status, headers });
  };
}

/** The build in this shop's hands: its log takes the failures. */
function ownBuild({ log }: Shop): ServerBuild {
  const { entry, ...rest } = build as ServerBuild;
  const handleError = (error: unknown, { request }: { request: Request }) => {
    if (isRouteErrorResponse(error) && error.status < 500) return;
    log.error({ err: error, path: logPath(new URL(request.url).pathname) }, "page failed");
  };
  return { ...rest, entry: { ...entry, module: { ...entry.module, handleError } } };
}

/** What failed is worth another try: 503, and nobody keeps it. */
function unavailableIfFailed(response: Response): Response {
  if (response.status !== 500) return response;
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  headers.set("Retry-After", "30");
  return new Response(response.body, { status: 503, headers });
}

function isPage(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/** The one stylesheet of the shop, as the build wrote it. */
function readStyles(): string {
  if (import.meta.env.DEV) return "";
  const sheets = build.assets.routes.root?.css ?? [];
  return sheets.map((path) => readFileSync(join(client, path), "utf8")).join("");
}

/** Polish needs all of them, and those that come together draw the page once. */
function fontPreloads(styles: string): string {
  return [...styles.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)]
    .map(([, url]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join("");
}

/** Where the build put what each dialog shows: the router's own list has only what pages need. */
function findDialogCode(): Record<string, string> {
  if (import.meta.env.DEV) return {};
  const files = readdirSync(join(client, "assets"));
  const found = Object.entries(dialogContents).map(([id, name]) => {
    const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith(".js"));
    if (!file) throw new Error(`the build has no ${name}`);
    return [id, `/assets/${file}`];
  });
  return Object.fromEntries(found);
}
