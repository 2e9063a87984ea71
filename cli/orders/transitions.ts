import { carriers, findCarrier, parseTrackingNumber } from "../../shop/order/carrier.ts";
import { sanitizeLine } from "../../shop/text/sanitize-text.ts";
import { UsageError, type Asked, type Command } from "../command.ts";
import { takeOrderStep } from "./transition-order.ts";

const force = { force: { about: "mimo ostrzeżenia" } };
const carrierIds = carriers.map(({ id }) => id);

/** Order transitions in the order in which they happen. */
export const orderSteps: readonly Command[] = [
  simple("confirm", "przyjmuje zamówienie do realizacji; klient dostaje potwierdzenie umowy", {
    kind: "confirm",
  }),
  simple("paid", "odnotowuje, że pieniądze dotarły", { kind: "pay" }),
  {
    name: "orders dispatch",
    about: "odnotowuje nadanie paczki; podane ponownie poprawia numer przesyłki",
    words: ["NUMER"],
    options: {
      carrier: { value: "PRZEWOŹNIK", about: carrierIds.join(", ") },
      tracking: { value: "NUMER_PRZESYŁKI", about: "pod nim klient śledzi paczkę" },
      force: { about: "także bez zapłaty" },
    },
    examples: ["orders dispatch L-1001 --carrier inpost --tracking 520000012345678901234567"],
    run: async (asked) => takeOrderStep(asked, parseDispatch(asked)),
  },
  { ...simple("ready", "zabawki czekają na odbiór osobisty", { kind: "ready" }), options: force },
  simple("complete", "zamyka zamówienie", { kind: "complete" }),
  {
    name: "orders cancel",
    about: "anuluje zamówienie i oddaje zabawki na półkę",
    words: ["NUMER"],
    options: {
      reason: { value: "POWÓD", about: "przeczyta go klient" },
      force: { about: "także po wysłaniu" },
    },
    examples: ['orders cancel L-1001 --reason "Ostatni miś okazał się uszkodzony."'],
    run: async (asked) => takeOrderStep(asked, parseCancel(asked)),
  },
];

function simple(
  word: string,
  about: string,
  step: { kind: "confirm" | "pay" | "ready" | "complete" },
): Command {
  const name = `orders ${word}`;
  const run = (asked: Asked) => takeOrderStep(asked, step);
  return { name, about, words: ["NUMER"], examples: [`${name} L-1001`], run };
}

function parseDispatch({ values: { carrier, tracking } }: Asked) {
  if (!carrier || !tracking) throw new UsageError("Podaj --carrier i --tracking.");
  if (!findCarrier(carrier)) {
    const known = `Podaj jednego z: ${carrierIds.join(", ")}.`;
    throw new UsageError(`Nieznany przewoźnik „${sanitizeLine(carrier)}”. ${known}`);
  }
  const trackingNumber = parseTrackingNumber(tracking);
  if (trackingNumber) return { kind: "dispatch", carrier, trackingNumber } as const;
  throw new UsageError("Numer przesyłki ma od 6 do 40 cyfr i liter.");
}

function parseCancel({ values }: Asked) {
  const reason = sanitizeLine(values.reason ?? "");
  if (reason) return { kind: "cancel", reason } as const;
  throw new UsageError("Podaj --reason: klient chce wiedzieć dlaczego.");
}
