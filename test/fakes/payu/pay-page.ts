import type { FakePayuOrder } from "./account.ts";
import { isOpen, payOrder, refuseOrder } from "./payments.ts";
import type { State } from "./state.ts";

type Page = { http: number; html?: string; location?: string };

/** The order's page with a button for each way it can end. */
export function showPayPage(state: State, query: URLSearchParams): Page {
  const order = findOrder(state, query);
  if (!order) return { http: 404, html: toDocument("<h1>Nie ma takiej płatności</h1>") };
  const text = escapeHtml(order.request.description);
  const amount = (order.total / 100).toFixed(2).replace(".", ",");
  const fields = [...query]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");
  const buttons = isOpen(order)
    ? `<button name="action" value="pay">Zapłać</button>
<button name="action" value="refuse">Odmów</button>`
    : `<p>Ta płatność jest zakończona.</p>`;
  return {
    http: 200,
    html: toDocument(`<h1>Płatność próbna</h1><p>${text}</p><p>${amount} zł</p>
<form method="post" action="/pay/">${fields}${buttons}
<button name="action" value="leave">Wyjdź</button></form>`),
  };
}

/** Takes a button's form and sends the buyer back to the shop. */
export function submitPayPage(state: State, form: URLSearchParams): Page {
  const order = findOrder(state, form);
  if (!order) return { http: 404, html: toDocument("<h1>Nie ma takiej płatności</h1>") };
  const action = form.get("action");
  const refused = action === "refuse" && refuseOrder(state, order);
  if (action === "pay") payOrder(state, order);
  const { continueUrl } = order.request;
  if (continueUrl === undefined) return { http: 200, html: toDocument("<h1>Koniec</h1>") };
  const target = new URL(continueUrl);
  if (refused) target.searchParams.set("error", "501");
  return { http: 303, location: target.href };
}

function findOrder({ account }: State, query: URLSearchParams): FakePayuOrder | undefined {
  const order = account.orders.get(query.get("orderId") ?? "");
  return order?.pageToken === query.get("token") ? order : undefined;
}

function toDocument(body: string): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><title>PayU</title>
<meta name="viewport" content="width=device-width"><main>${body}</main></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
