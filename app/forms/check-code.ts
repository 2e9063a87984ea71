import type { LowestPrice } from "../../server/orders/check-code.ts";
import type { Shop } from "../../server/shop/shop.ts";
import {
  describeRejection,
  isWrongCode,
  type CodeRejection,
} from "../../shop/order/discount/apply-code.ts";
import { formatDiscount } from "../../shop/order/discount/discount-code.ts";
import type { Discount } from "../../shop/order/order.ts";
import { parseCodeRequest } from "../../shop/order/placing/parse-order.ts";
import { formatPrice } from "../../shop/price.ts";
import type { FormValues } from "./read-form.ts";

/** `text` says what the code gives, or why it gives nothing. */
export type CodeResult = { discount?: Discount; text: string };

export const tooManyGuesses =
  "Z Twojej sieci wpisano już zbyt wiele kodów, które nie działają. Spróbuj za godzinę albo zamów bez kodu.";

type Guesser = { shop: Pick<Shop, "guard">; clientIp: string | null };

export async function checkCode(
  fields: FormValues,
  args: Guesser & { shop: Pick<Shop, "checkCode"> },
): Promise<CodeResult> {
  const { code, lines } = parseCodeRequest(fields);
  if (!code) return { text: "Wpisz kod, a potem wybierz „Użyj kodu”." };
  const checked = await limitGuesses(
    args,
    () => args.shop.checkCode(code, lines),
    (result) => ("rejection" in result ? result.rejection : undefined),
  );
  if (!checked) return { text: tooManyGuesses };
  if ("rejection" in checked) return { text: describeRejection(checked.rejection) };
  const { discount, value, lowestPrices } = checked;
  const gives = `Kod ${discount.code} działa: −${formatDiscount(value)} na zabawki.`;
  return { discount, text: [gives, ...describeLowestPrices(lowestPrices)].join(" ") };
}

function describeLowestPrices(prices: readonly LowestPrice[]): string[] {
  if (prices.length === 0) return [];
  const listed = prices.map(({ name, price }) => `${name} – ${formatPrice(price)}`);
  return [`Najniższa cena z 30 dni przed obniżką: ${listed.join("; ")}.`];
}

/**
 * Checks a code within the client's limit of wrong ones; a right one costs nothing. Returns
 * undefined beyond the limit: then nothing is checked.
 */
export async function limitGuesses<Result>(
  { shop: { guard }, clientIp }: Guesser,
  check: () => Promise<Result>,
  findRejection: (result: Result) => CodeRejection | undefined,
): Promise<Result | undefined> {
  const guess = clientIp === null ? undefined : await guard.takeGuess(clientIp);
  if (guess && !guess.admitted) return undefined;
  let isWrong = false;
  try {
    const result = await check();
    const rejection = findRejection(result);
    isWrong = rejection !== undefined && isWrongCode(rejection);
    return result;
  } finally {
    if (!isWrong) await guess?.refund();
  }
}
