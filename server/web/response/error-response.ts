import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { brand } from "../../../shop.config.ts";

export type ErrorStatus = keyof typeof messages;

const messages = {
  400: "Nie rozumiemy tego zapytania. Wróć na stronę główną i spróbuj jeszcze raz.",
  403: "Ten formularz przyszedł z innej strony niż nasz sklep, więc nic nie zapisaliśmy. Otwórz sklep i wyślij formularz jeszcze raz.",
  405: "Ten adres nie przyjmuje takich zapytań. Nic nie zostało zapisane ani zmienione.",
  408: "Zapytanie nie dotarło w całości na czas. Sprawdź połączenie i spróbuj jeszcze raz.",
  413: "Przesłana treść jest za duża. Skróć wiadomość i spróbuj ponownie.",
  414: "Ten adres jest za długi. Wróć na stronę główną i spróbuj jeszcze raz.",
  417: "Nagłówek Expect zawiera oczekiwanie, którego sklep nie spełnia.",
  429: "Z Twojej sieci przyszło przed chwilą bardzo dużo zapytań i tego już nie przeczytaliśmy. Wróć i spróbuj ponownie za minutę.",
  431: "Nagłówki zapytania są za długie. Usuń pliki cookie tej strony i spróbuj jeszcze raz.",
  503: "Sklep ma teraz zbyt wiele zapytań naraz. Spróbuj ponownie za chwilę.",
};

/** In seconds. */
const retryAfter: Partial<Record<ErrorStatus, string>> = { 429: "60", 503: "30" };

const destroyAfterMs = 1000;

export const methods = ["GET", "HEAD", "POST", "OPTIONS"];

/** @param allowed methods of the URL, for a 405 */
export function sendError(
  req: IncomingMessage,
  res: ServerResponse,
  status: ErrorStatus,
  allowed = methods.join(", "),
): void {
  const asPage = /text\/html/.test(req.headers.accept ?? "");
  res.writeHead(status, {
    "Content-Type": `${asPage ? "text/html" : "application/json"}; charset=utf-8`,
    "Cache-Control": "no-store",
    Vary: "Accept, Origin",
    ...(retryAfter[status] && { "Retry-After": retryAfter[status] }),
    ...(status === 405 && { Allow: allowed }),
    // Closes the connection instead of waiting for the rest of the request.
    ...([400, 413, 417].includes(status) && { Connection: "close" }),
  });
  res.end(asPage ? errorPage(status) : errorJson(status));
}

export function sendRawError(
  socket: Duplex,
  status: ErrorStatus,
  headers: Readonly<Record<string, string>>,
): void {
  const body = errorJson(status);
  const all = {
    ...headers,
    Date: new Date().toUTCString(),
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    ...(retryAfter[status] && { "Retry-After": retryAfter[status] }),
    Connection: "close",
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
  setTimeout(() => socket.destroy(), destroyAfterMs).unref();
}

export function sendUnavailablePage(res: ServerResponse): void {
  res.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": "30",
  });
  const text = "Strona nie otworzyła się z naszej winy. Spróbuj ponownie za minutę.";
  res.end(pageHtml("Chwila przerwy", `<p>${text}</p>`));
}

function errorJson(status: ErrorStatus): string {
  return JSON.stringify({ error: messages[status] });
}

function errorPage(status: ErrorStatus): string {
  const text = `<p>${messages[status]}</p><p><a href="/">Wróć na stronę główną</a></p>`;
  return pageHtml("To się nie udało", text);
}

function pageHtml(title: string, html: string): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | ${brand}</title><h1>${title}</h1>${html}`;
}
