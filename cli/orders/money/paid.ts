import type { FoundPayment } from "../../../server/payments/attempts/record-found.ts";
import { formatPrice } from "../../../shop/price.ts";
import { sanitizeLine } from "../../../shop/text/sanitize-text.ts";
import { OperatorError } from "../../../server/operator-error.ts";
import { UsageError, type ParsedArgs, type Command } from "../../run/command.ts";
import { printResult } from "../../output/terminal.ts";
import { getRecord, parseNumber } from "../format.ts";
import { withOwner } from "../owner.ts";
import { payFromStatement } from "./statement.ts";
import { transitionOrders } from "../transition-orders.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

export const ordersPaid: Command = {
  name: "orders paid",
  about: "odnotowuje, że pieniądze dotarły",
  positionals: ["[NUMER...]"],
  options: {
    from: {
      value: "PLIK",
      about: "wyciąg z banku (CSV, MT940, camt.053): proponuje, co zaksięgować",
    },
    payu: { value: "ID", about: "zapłata, którą widzisz w panelu PayU, z jej identyfikatorem" },
    "by-hand": {
      about: "przelew lub gotówka, choć płatność w PayU trwa; sklep ją tam anuluje",
    },
    force: { about: "także za anulowane zamówienie; pozostanie anulowane" },
    yes: { about: "nie pyta, gdy zamówień jest kilka; z wyciągu bierze tylko zgodne" },
  },
  examples: [
    "orders paid L-1001",
    "orders paid 1001 1004-1007",
    "orders paid --from wyciag.csv",
    "orders paid L-1001 --payu WZHF5FFDRJ140731GUEST000P01",
  ],
  async run(parsed) {
    const { positionals: numbers, values, flags } = parsed;
    if (values.from !== undefined) {
      if (numbers.length > 0 || values.payu !== undefined || flags.has("by-hand"))
        throw new UsageError("Podaj --from bez numerów, --payu i --by-hand.");
      return payFromStatement(values.from, parsed);
    }
    if (numbers.length === 0) throw new UsageError("Podaj numer zamówienia albo --from.");
    if (values.payu === undefined)
      return transitionOrders(parsed, { kind: "pay", byHand: flags.has("by-hand") });
    if (flags.has("by-hand") || flags.has("force"))
      throw new UsageError("Podaj --payu bez --by-hand i --force.");
    return recordFromPanel(parsed, sanitizeLine(values.payu));
  },
};

async function recordFromPanel(
  { positionals: [text = "", ...others], json }: ParsedArgs,
  externalId: string,
): Promise<number> {
  if (others.length > 0) throw new UsageError("Z --payu podaj jeden numer zamówienia.");
  if (!/^[\w-]{1,100}$/.test(externalId))
    throw new UsageError("Podaj --payu: identyfikator zamówienia z panelu PayU, litery i cyfry.");
  const number = parseNumber(text);
  return withOwner(async ({ store, payments }) => {
    if (!payments)
      throw new OperatorError(
        "Nic nie zmieniono. To polecenie pyta PayU, a nie zna ustawień PAYU_*. Uruchom je z tymi samymi ustawieniami co sklep.",
      );
    const { order } = await getRecord(store, number);
    const result = await payments.recordFound(order, externalId);
    return printResult(result, {
      json,
      failed: result.kind !== "recorded",
      describe: () =>
        result.kind === "recorded"
          ? describeRecorded(number, result)
          : `Nic nie zmieniono. ${explain(result)}`,
    });
  });
}

type Recorded = Extract<FoundPayment, { kind: "recorded" }>;

function describeRecorded(number: string, { reference, amount, paid }: Recorded): string[] {
  return [
    `Odnotowano wpłatę ${formatPrice(amount)} przez PayU (${reference}) za zamówienie ${number}${paid ? ", jest opłacone" : ""}.`,
    `Wszystkie zdarzenia: ${shopCommand} orders show ${number}`,
  ];
}

function explain(result: Exclude<FoundPayment, Recorded>): string {
  switch (result.kind) {
    case "unknown":
      return "PayU nie zna takiej płatności. Sprawdź jej identyfikator w panelu PayU.";
    case "unfinished":
      return result.status === "WAITING_FOR_CONFIRMATION"
        ? "Ta płatność czeka na odbiór: najpierw odbierz ją w panelu PayU."
        : `PayU nie ma tych pieniędzy: płatność jest w stanie ${result.status}.`;
    case "foreign":
      return "Ta płatność jest z innego punktu płatności albo w innej walucie.";
    case "other-order":
      return `To jest zapłata za zamówienie ${result.number}.`;
    case "unavailable":
      return `PayU nie odpowiada albo nie przyjmuje ustawień (${result.reason}).`;
  }
}
