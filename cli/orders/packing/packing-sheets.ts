import { findAddressee } from "../../../shop/order/gift/gift.ts";
import { calculateLineTotal, type Order } from "../../../shop/order/order.ts";
import { isPaidOnDelivery, isPickup } from "../../../shop/order/status/order-timeline.ts";
import { formatSumAmount, listSumRows } from "../../../shop/order/sum-rows.ts";
import { formatPrice } from "../../../shop/price.ts";
import { formatDateTime } from "../../../shop/time/date-time.ts";
import { escapeHtml } from "../../../shop/text/escape-html.ts";
import { sheetStyles } from "./sheet-styles.ts";

/** More lines than these are set close together, so that they stay on one sheet. */
const maxWideLines = 7;
const maxRemarks = 400;

/** Creates a document that prints one sheet of A4 for each order. */
export function createPackingSheets(orders: readonly Order[], brand: string): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Listy pakowania</title>
<style>${sheetStyles}</style>
</head>
<body>
${orders.map((order) => createSheet(order, brand)).join("\n")}
</body>
</html>
`;
}

function createSheet(order: Order, brand: string): string {
  const { number, lines, gift } = order;
  const placed = `${brand}, zamówienie z ${formatDateTime(order.acceptedAt)}`;
  return `<section class="sheet${lines.length > maxWideLines ? " dense" : ""}">
<header><h1>${escapeHtml(number)}</h1><p>${escapeHtml(placed)}</p></header>
${gift ? '<p class="gift"><strong>Prezent.</strong> Zapakuj i nie wkładaj do paczki niczego z cenami.</p>' : ""}
${createParcel(order)}
${createTable(order)}
${createRemarks(order)}
${gift?.dedication ? `<aside><small>Dedykacja, do odcięcia</small><p>${toHtml(gift.dedication)}</p></aside>` : ""}
</section>`;
}

function createParcel(order: Order): string {
  const { customer, delivery, locker, gift } = order;
  const { name, address, postalCode, city } = findAddressee(order);
  const due = gift ? "za pobraniem" : `do pobrania ${formatPrice(order.total)}`;
  const place = isPickup(order) ? [] : [address, `${postalCode} ${city}`];
  const how = [delivery.label, locker && `Paczkomat ${locker}`, isPaidOnDelivery(order) && due];
  return `<div class="parcel">
<p><small>${isPickup(order) ? "Odbiera" : "Adres"}</small>${createLines([name, ...place, `tel. ${customer.phone}`])}</p>
<p><small>Dostawa</small>${createLines(how)}</p>
${gift?.recipient ? `<p><small>Zamawia</small>${createLines([customer.name])}</p>` : ""}
</div>`;
}

function createLines(lines: readonly (string | false)[]): string {
  return lines.flatMap((line) => (line ? [escapeHtml(line)] : [])).join("<br>");
}

/** A gift's has no prices. */
function createTable(order: Order): string {
  const { lines, gift } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const rows = lines.map(
    (line) => `<tr>
<td class="box"></td>
<td class="count${line.quantity > 1 ? " several" : ""}">${line.quantity}</td>
<td class="name"><span>${escapeHtml(line.name)}</span></td>
<td class="sku">${escapeHtml(line.sku)}</td>
${gift ? "" : `<td class="price">${formatPrice(calculateLineTotal(line))}</td>`}</tr>`,
  );
  return `<table>
<thead><tr><th class="box"></th><th class="count">Szt.</th><th>Zabawka</th><th class="sku">SKU</th>${gift ? "" : '<th class="price">Cena</th>'}</tr></thead>
<tbody>${rows.join("\n")}</tbody>
</table>
<p class="pieces">Razem sztuk: ${pieces}</p>
${gift ? "" : createSums(order)}`;
}

function createSums(order: Order): string {
  const rows = listSumRows(order).map((row) => [row.label, formatSumAmount(row)]);
  return `<dl>${[...rows, ["Razem", formatPrice(order.total)]]
    .map(([label = "", amount = ""]) => `<dt>${label}</dt><dd>${amount}</dd>`)
    .join("")}</dl>`;
}

function createRemarks({ customer, number }: Order): string {
  const remarks = customer.message.trim();
  if (!remarks) return "";
  const rest = remarks.length > maxRemarks ? `… (całość: orders show ${number})` : "";
  return `<p class="remarks"><small>Uwagi klienta</small>${toHtml(remarks.slice(0, maxRemarks) + rest)}</p>`;
}

function toHtml(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}
