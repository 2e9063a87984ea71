import { applyOrderEdit } from "../../server/orders/transitions/edit-order.ts";
import type { OrderExport } from "../../server/db/orders/order-exports.ts";
import { newId } from "../../server/new-id.ts";
import type { EditedField, EditRejection, EditResult } from "../../shop/order/edit-order.ts";
import { formatAddressee } from "../../shop/order/gift/gift-rows.ts";
import type { Order } from "../../shop/order/order.ts";
import { UsageError, type ParsedArgs, type Command } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { print, printJson } from "../output/terminal.ts";
import { parseNumber, unknownOrder } from "./format.ts";
import { openOwner } from "./owner.ts";

/** Options by the field that they set. */
const options: Record<EditedField, string> = {
  email: "email",
  phone: "phone",
  address: "address",
  postalCode: "postal-code",
  city: "city",
  locker: "locker",
  message: "note",
  nip: "nip",
  company: "company",
  invoiceAddress: "invoice-address",
  recipient: "recipient",
};

const fieldLabels: Record<EditedField, string> = {
  email: "e-mail",
  phone: "telefon",
  address: "adres",
  postalCode: "kod pocztowy",
  city: "miejscowość",
  locker: "paczkomat",
  message: "uwagi",
  nip: "NIP",
  company: "nabywca",
  invoiceAddress: "adres do faktury",
  recipient: "odbiorca na fakturze",
};

export const ordersEdit: Command = {
  name: "orders edit",
  about: "poprawia dane zamówienia, dopóki paczka nie wyruszyła; co nie doszło, wyśle od nowa",
  positionals: ["NUMER"],
  options: {
    email: { value: "E-MAIL", about: "e-maile, które nie doszły na stary adres, pójdą na nowy" },
    phone: { value: "TELEFON", about: "np. 600 000 000" },
    address: { value: "ULICA", about: "ulica i numer domu" },
    "postal-code": { value: "KOD", about: "np. 00-950" },
    city: { value: "MIEJSCOWOŚĆ", about: "miejscowość" },
    locker: { value: "PACZKOMAT", about: "kod paczkomatu" },
    note: { value: "UWAGI", about: 'zamiast uwag klienta; --note "" je usuwa' },
    nip: {
      value: "NIP",
      about: 'faktura na firmę, do potwierdzenia zamówienia; --nip "" ją usuwa',
    },
    company: { value: "NAZWA", about: "firma lub instytucja, na którą jest faktura" },
    "invoice-address": { value: "ADRES", about: "gdy inny niż w zamówieniu, w jednym wierszu" },
    recipient: { value: "ODBIORCA", about: "dla kogo kupuje płatnik, np. przedszkole w gminie" },
    resend: { about: "z --email: wysyła na nowy adres także to, co przyjął serwer starego" },
  },
  examples: [
    "orders edit L-1001 --email anna@poczta.pl",
    'orders edit L-1001 --address "ul. Długa 1/2" --postal-code 90-001 --city Łódź',
    'orders edit L-1001 --nip 123-456-32-18 --company "Gmina Zawiercie"',
  ],
  run: editOrder,
};

async function editOrder({ positionals: [text = ""], values, flags, json }: ParsedArgs) {
  const given = Object.entries(options).filter(([, option]) => values[option] !== undefined);
  if (given.length === 0) throw new UsageError("Podaj, co poprawić, np. --email.");
  const resend = flags.has("resend");
  if (resend && values.email === undefined) throw new UsageError("Podaj --resend razem z --email.");
  const edit = Object.fromEntries(given.map(([field, option]) => [field, values[option]]));
  const number = parseNumber(text);
  return withStore(async ({ store, env }) => {
    const { now, synced } = await openOwner(store, env);
    const deps = { store, newId, now, synced };
    const result = await applyOrderEdit(number, edit, { resend }, deps);
    if (result.kind === "absent") throw unknownOrder(number);
    if (json) printJson(toJson(result));
    else report(number, result);
    const order = result.kind === "done" ? await store.orders.findByNumber(number) : undefined;
    const exported = order && (await store.orders.findExport(order.id));
    const advice = [
      ...(order && result.kind === "done" ? describeRecipient(order, result.fields) : []),
      ...(exported && !synced ? describeExported(exported) : []),
    ];
    if (!json && advice.length > 0) print(advice);
    return result.kind === "done" || result.kind === "unchanged" ? 0 : 1;
  });
}

function toJson(result: EditResult): object {
  return result.kind === "done" ? { kind: "done", fields: result.fields } : result;
}

function report(number: string, result: EditResult): void {
  switch (result.kind) {
    case "done": {
      const fields = listFields(result.fields);
      const again = result.fields.includes("email")
        ? " Co nie doszło na stary adres, sklep wyśle od nowa."
        : "";
      return print([`Zamówienie ${number}, poprawiono: ${fields}.${again}`]);
    }
    case "unchanged":
      return print([`Zamówienie ${number}: tak było już wcześniej, nic nie zmieniono.`]);
    case "refused":
      return console.error(`Nic nie zmieniono. ${rejections[result.rejection]}`);
    case "invalid":
      return console.error(`Nic nie zmieniono. ${result.messages.join(" ")}`);
  }
}

const rejections: Record<EditRejection, string> = {
  erased: "Klient poprosił o usunięcie danych.",
  cancelled: "Zamówienie jest anulowane.",
  completed: "Zamówienie jest zakończone.",
  confirmed: "Zamówienie jest już potwierdzone: dane do faktury zmień w BaseLinkerze.",
  dispatched: "Paczka już wyruszyła: zadzwoń do przewoźnika.",
};

/** Also names of fields that a newer version of the shop has edited. */
export function listFields(fields: readonly string[]): string {
  return fields.map((field) => (fieldLabels as Record<string, string>)[field] ?? field).join(", ");
}

/** The address of an order is the customer's, where a gift's parcel does not go. */
function describeRecipient({ gift }: Order, fields: readonly EditedField[]): string[] {
  const recipient = gift?.recipient;
  if (!recipient || !fields.some((field) => addressFields.includes(field))) return [];
  return [
    `To adres klienta. Paczka jedzie nadal do obdarowanej osoby: ${formatAddressee(recipient)}. Jej adres popraw w BaseLinkerze i na etykiecie.`,
  ];
}

const addressFields: readonly EditedField[] = ["address", "postalCode", "city"];

function describeExported({ externalId, submittedAt }: OrderExport): string[] {
  if (submittedAt === null) return [];
  return [
    externalId === null
      ? "BaseLinker mógł już dostać stare dane: sprawdź je i popraw także tam."
      : `BaseLinker ma je pod numerem ${externalId}: popraw dane także tam.`,
  ];
}
