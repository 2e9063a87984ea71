import { categories } from "../../shop.config.ts";
import {
  normalizeCode,
  type DiscountCode,
  type DiscountValue,
} from "../../shop/order/discount/discount-code.ts";
import { parseAmount } from "../orders/money/parse-amount.ts";
import { parsePeriod } from "../output/dates.ts";
import { UsageError, type ParsedArgs } from "../run/command.ts";

/** Parses the arguments of `codes add`. @throws UsageError */
export function parseCode(
  { positionals: [text = ""], values, flags }: ParsedArgs,
  now: number,
): DiscountCode {
  const { since: validFrom, until: validUntil } = parsePeriod({
    since: values.from,
    until: values.to,
  });
  if (validFrom !== undefined && validUntil !== undefined && validFrom >= validUntil)
    throw new UsageError("Kod kończyłby się, zanim się zacznie: --to jest przed --from.");
  if (validUntil !== undefined && validUntil <= now)
    throw new UsageError(`Kod już by nie działał: dzień --to ${values.to} minął.`);
  return {
    code: parseName(text),
    value: parseValue(values),
    personal: false,
    validFrom,
    validUntil,
    categories: values.categories === undefined ? undefined : parseCategories(values.categories),
    minTotal: values.min === undefined ? 0 : parseAmount(values.min),
    maxUses: values.uses === undefined ? undefined : parseUses(values.uses),
    oncePerCustomer: flags.has("once-per-customer"),
    notReduced: flags.has("not-reduced"),
  };
}

function parseName(text: string): string {
  const code = normalizeCode(text);
  if (/^[A-Z\d][A-Z\d-]{2,29}$/.test(code)) return code;
  throw new UsageError(
    "Kod ma od 3 do 30 liter bez polskich znaków, cyfr i łączników, na przykład LATO-10.",
  );
}

function parseValue({ percent, amount }: ParsedArgs["values"]): DiscountValue {
  if ((percent === undefined) === (amount === undefined))
    throw new UsageError("Podaj jedno z dwojga: --percent 10 albo --amount 20,00.");
  if (amount !== undefined) return { amount: parseAmount(amount) };
  const number = /^\d{1,2}%?$/.test(percent!) ? Number.parseInt(percent!, 10) : 0;
  if (number < 1) throw new UsageError("Procent to liczba całkowita od 1 do 99: --percent 10.");
  return { percent: number };
}

function parseUses(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new UsageError("Liczba użyć to liczba całkowita, co najmniej 1: --uses 100.");
}

function parseCategories(text: string): string[] {
  const keys = text.split(",").map((key) => key.trim());
  const unknown = keys.filter((key) => !categories.some((category) => category.key === key));
  if (unknown.length === 0) return [...new Set(keys)];
  const known = categories.map(({ key }) => key).join(", ");
  throw new UsageError(`Nie ma kategorii: ${unknown.join(", ")}. Są: ${known}.`);
}
