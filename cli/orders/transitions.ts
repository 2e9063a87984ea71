import { carriers, findCarrier, parseTrackingNumber } from "../../shop/order/delivery/carrier.ts";
import { sanitizeLine } from "../../shop/text/sanitize-text.ts";
import { UsageError, type ParsedArgs, type Command } from "../run/command.ts";
import { ordersPaid } from "./money/paid.ts";
import { yesOption } from "./confirm-change.ts";
import { dispatchFromFile } from "./dispatch-file.ts";
import { transitionOrders } from "./transition-orders.ts";

const positionals = ["NUMER..."];
const yes = { yes: { about: "nie pyta, gdy zamówień jest kilka" } };
const force = { force: { about: "mimo ostrzeżenia" } };
const carrierIds = carriers.map(({ id }) => id);

/** Order transitions in the order in which they happen. */
export const orderTransitions: readonly Command[] = [
  simpleTransition(
    "confirm",
    "przyjmuje zamówienie do realizacji; klient dostaje potwierdzenie umowy",
  ),
  ordersPaid,
  {
    name: "orders dispatch",
    about: "odnotowuje nadanie paczki; podane ponownie poprawia numer przesyłki",
    positionals: ["[NUMER...]"],
    options: {
      from: {
        value: "PLIK",
        about: "tabela CSV z kolumnami numer, przesylka i (nie zawsze) przewoznik",
      },
      carrier: { value: "PRZEWOŹNIK", about: carrierIds.join(", ") },
      tracking: { value: "NUMER_PRZESYŁKI", about: "pod nim klient śledzi paczkę" },
      force: { about: "także bez zapłaty albo z numerem, który ma już inne zamówienie" },
      ...yes,
    },
    examples: [
      "orders dispatch L-1001 --carrier inpost --tracking 520000012345678901234567",
      "orders dispatch --from paczki.csv",
    ],
    run: dispatchOrders,
  },
  {
    ...simpleTransition("ready", "zabawki czekają na odbiór osobisty"),
    options: { ...force, ...yes },
  },
  simpleTransition("complete", "zamyka zamówienie"),
  {
    name: "orders cancel",
    about: "anuluje zamówienie i oddaje zabawki na półkę",
    positionals: ["NUMER"],
    options: {
      reason: { value: "POWÓD", about: "przeczyta go klient" },
      force: { about: "także po wysłaniu" },
      ...yesOption,
    },
    examples: ['orders cancel L-1001 --reason "Ostatni miś okazał się uszkodzony."'],
    run: async (parsed) => transitionOrders(parsed, parseCancel(parsed)),
  },
];

function simpleTransition(kind: "confirm" | "ready" | "complete", about: string): Command {
  const name = `orders ${kind}`;
  const run = (parsed: ParsedArgs) => transitionOrders(parsed, { kind });
  const examples = [`${name} L-1001`, `${name} 1001-1030`];
  return { name, about, positionals, options: yes, examples, run };
}

async function dispatchOrders(parsed: ParsedArgs): Promise<number> {
  const { values, positionals: numbers } = parsed;
  const { from, carrier, tracking } = values;
  if (from === undefined) return transitionOrders(parsed, parseDispatch(parsed));
  if (numbers.length > 0 || tracking !== undefined)
    throw new UsageError("Podaj --from albo numery z --tracking.");
  if (carrier !== undefined) assertCarrier(carrier);
  return dispatchFromFile(from, carrier, parsed);
}

function assertCarrier(carrier: string): void {
  if (findCarrier(carrier)) return;
  const known = `Podaj jednego z: ${carrierIds.join(", ")}.`;
  throw new UsageError(`Nieznany przewoźnik „${sanitizeLine(carrier)}”. ${known}`);
}

function parseDispatch({ positionals: numbers, values: { carrier, tracking } }: ParsedArgs) {
  if (numbers.length === 0) throw new UsageError("Podaj numer zamówienia albo --from.");
  if (!carrier || !tracking) throw new UsageError("Podaj --carrier i --tracking.");
  assertCarrier(carrier);
  const trackingNumber = parseTrackingNumber(tracking);
  if (trackingNumber) return { kind: "dispatch", carrier, trackingNumber } as const;
  throw new UsageError("Numer przesyłki ma od 6 do 40 cyfr i liter.");
}

function parseCancel({ values }: ParsedArgs) {
  const reason = sanitizeLine(values.reason ?? "");
  if (reason) return { kind: "cancel", reason } as const;
  throw new UsageError("Podaj --reason: klient chce wiedzieć dlaczego.");
}
