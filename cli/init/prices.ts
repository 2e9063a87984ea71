import * as v from "valibot";
import { deliveryOptions, legal, paymentOptions } from "../../shop.config.ts";
import { formatAddress, type PostalAddress } from "../../shop/shop-config.ts";
import { formatPrice, type Grosze } from "../../shop/price.ts";
import { text } from "../../shop/config/rules.ts";
import { UsageError } from "../run/command.ts";
import { parseAmount } from "../orders/money/parse-amount.ts";
import { askYes, type Ask } from "./answers.ts";

type Changes = Record<string, unknown>;

/** Asks for the price of each delivery; `null` removes it. Only the cart's price list stays. */
export async function askForDelivery(ask: Ask, pickupAddress: PostalAddress) {
  for (;;) {
    const options: [id: string, changes: Changes | null][] = [];
    for (const { id, label, price, fulfilment, publishedPrice } of deliveryOptions) {
      const place = fulfilment === "pickup" ? ` (${formatAddress(pickupAddress)})` : "";
      const own = await askForPrice(ask, `${label}${place}: cena`, price);
      const alone = publishedPrice === undefined ? {} : { publishedPrice: null };
      options.push([id, own === "none" ? null : { price: own ?? price, ...alone }]);
    }
    if (options.every(([, changes]) => changes === null)) {
      process.stdout.write("  Sklep musi mieć choć jeden sposób dostawy.\n");
      continue;
    }
    const freeFrom = await askForPrice(ask, "Darmowa dostawa od kwoty zakupów", "none");
    for (const [id, changes] of options) {
      const isParcel = deliveryOptions.find((option) => option.id === id)!.fulfilment !== "pickup";
      if (changes && isParcel && typeof freeFrom === "number") changes.freeFrom = freeFrom;
    }
    return Object.fromEntries(options);
  }
}

/** Picking up costs no fee, whatever a courier takes. */
export async function askForPayment(ask: Ask) {
  const payu = await askYes(ask, "Czy sklep ma płatność przez PayU?");
  const { id, label, fee } = paymentOptions.find((each) => each.settlement === "on-delivery")!;
  const own = await askForPrice(
    ask,
    `${label} (pobranie): dopłata, przy odbiorze osobistym 0`,
    fee,
  );
  const terms = { fee: own ?? fee, byFulfilment: { pickup: { fee: 0 } } };
  return { ...(payu === false && { payu: null }), [id]: own === "none" ? null : terms };
}

/** `null` means that the shop pays. */
export async function askForReturnCost(ask: Ask): Promise<string | null | undefined> {
  const answer = await ask({
    text: "Ile klient płaci zwykle za odesłanie zwrotu? („nic”, jeśli płacisz Ty)",
    preset: legal.returnCost!,
    rule: text,
  });
  return answer !== undefined && /^(nic|n|nie|0.*)$/i.test(answer) ? null : answer;
}

/** Returns undefined for the preset. */
function askForPrice(ask: Ask, question: string, preset: Grosze | "none") {
  return ask({
    text: `${question} („nie”: nie ma)`,
    preset: preset === "none" ? "nie" : formatPrice(preset),
    rule: price,
  });
}

const price = v.pipe(
  text,
  v.rawTransform<string, Grosze | "none">(({ dataset, addIssue, NEVER }) => {
    const answer = dataset.value;
    if (/^(n|nie)$/i.test(answer)) return "none";
    if (/^0(,00)?( ?zł)?$/.test(answer)) return 0;
    try {
      return parseAmount(answer);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      addIssue({ message: `${error.message} „nie”: nie ma.` });
      return NEVER;
    }
  }),
);
