import { warehouseOrders } from "../../shop.config.ts";
import { applyOrderEdit } from "../../server/orders/transitions/edit-order.ts";
import type { OrderExport } from "../../server/db/orders/order-exports.ts";
import { newId } from "../../server/new-id.ts";
import { listUnfit } from "../../shop/order/baselinker/fit-order.ts";
import type { EditedField, EditRejection, EditResult } from "../../shop/order/edit-order.ts";
import { formatAddressee } from "../../shop/order/gift/gift-rows.ts";
import type { Order } from "../../shop/order/order.ts";
import { UsageError, type Command } from "../run/command.ts";
import { print, printResult } from "../output/terminal.ts";
import { getRecord, parseNumber, unknownOrder } from "./format.ts";
import { withOwner } from "./owner.ts";

/** The option that sets each field, and what the field is called. */
const fields: Record<EditedField, { option: string; label: string }> = {
  email: { option: "email", label: "e-mail" },
  phone: { option: "phone", label: "telefon" },
  address: { option: "address", label: "adres" },
  postalCode: { option: "postal-code", label: "kod pocztowy" },
  city: { option: "city", label: "miejscowość" },
  locker: { option: "locker", label: "paczkomat" },
  message: { option: "note", label: "uwagi" },
  nip: { option: "nip", label: "NIP" },
  company: { option: "company", label: "nabywca" },
  invoiceAddress: { option: "invoice-address", label: "adres do faktury" },
  recipient: { option: "recipient", label: "odbiorca na fakturze" },
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
  async run({ positionals: [text = ""], values, flags, json }) {
    const given = Object.entries(fields).filter(([, { option }]) => values[option] !== undefined);
    if (given.length === 0) throw new UsageError("Podaj, co poprawić, np. --email.");
    const resend = flags.has("resend");
    if (resend && values.email === undefined)
      throw new UsageError("Podaj --resend razem z --email.");
    const edit = Object.fromEntries(given.map(([field, { option }]) => [field, values[option]]));
    const number = parseNumber(text);
    return withOwner(async (owner) => {
      const { store, features } = owner;
      const { order } = await getRecord(store, number);
      const result = await applyOrderEdit(number, edit, { resend }, { ...owner, newId });
      if (result.kind === "absent") throw unknownOrder(number);
      const isDone = result.kind === "done";
      const code = printResult(toJson(result), {
        json,
        failed: !isDone && result.kind !== "unchanged",
        describe: () => [
          describe(number, result),
          ...(isDone ? describeRecipient(order, result.fields) : []),
          ...(isDone && warehouseOrders ? describeUnfit({ ...order, ...result }) : []),
        ],
      });
      // Read last: a failure must not hide that the order was edited.
      const exported =
        isDone && !features.syncsOrders && !json && (await store.orders.findExport(order.id));
      if (exported && exported.submittedAt !== null) print([describeExported(exported)]);
      return code;
    });
  },
};

function toJson(result: EditResult): object {
  return result.kind === "done" ? { kind: "done", fields: result.fields } : result;
}

function describe(number: string, result: EditResult): string {
  switch (result.kind) {
    case "done": {
      const edited = listFields(result.fields);
      const again = result.fields.includes("email")
        ? " Co nie doszło na stary adres, sklep wyśle od nowa."
        : "";
      return `Zamówienie ${number}, poprawiono: ${edited}.${again}`;
    }
    case "unchanged":
      return `Zamówienie ${number}: tak było już wcześniej, nic nie zmieniono.`;
    case "refused":
      return `Nic nie zmieniono. ${rejections[result.rejection]}`;
    case "invalid":
      return `Nic nie zmieniono. ${result.messages.join(" ")}`;
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
export function listFields(edited: readonly string[]): string {
  const known: Partial<Record<string, { label: string }>> = fields;
  return edited.map((field) => known[field]?.label ?? field).join(", ");
}

/** The address of an order is the customer's, where a gift's parcel does not go. */
function describeRecipient({ gift }: Order, edited: readonly EditedField[]): string[] {
  const recipient = gift?.recipient;
  if (!recipient || !edited.some((field) => addressFields.includes(field))) return [];
  return [
    `To adres klienta. Paczka jedzie nadal do obdarowanej osoby: ${formatAddressee(recipient)}. Jej adres popraw w BaseLinkerze i na etykiecie.`,
  ];
}

function describeUnfit(order: Order): string[] {
  const unfit = listUnfit(order);
  return unfit.length > 0 ? [`Nie zmieści się w BaseLinkerze: ${unfit.join(", ")}.`] : [];
}

const addressFields: readonly EditedField[] = ["address", "postalCode", "city"];

function describeExported({ externalId }: OrderExport): string {
  return externalId === null
    ? "BaseLinker mógł już dostać stare dane: sprawdź je i popraw także tam."
    : `BaseLinker ma je pod numerem ${externalId}: popraw dane także tam.`;
}
