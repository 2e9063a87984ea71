import { randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import type { Shop } from "../../../server/shop.ts";
import { legal, paymentOptions, seller, times } from "../../../shop.config.ts";
import { describeAcceptedOrder, type AcceptedOrder } from "../../../shop/order/accepted-order.ts";
import type { FormMode, FormError } from "../../../shop/order/customer.ts";
import { parseMessageForm } from "../../../shop/email/parse-message.ts";
import { parseOrderForm } from "../../../shop/order/parse-order.ts";
import type { Grosze } from "../../../shop/price.ts";
import type { CartChange } from "../../../shop/cart/reconcile-cart.ts";
import { toCartProduct } from "../../../shop/catalogue/product-summary.ts";
import type { CartProduct } from "../../../shop/cart/cart.ts";
import { shopContext } from "../../context.ts";
import {
  acceptsJson,
  readForm,
  type FormValues,
  type FormNotice,
  type SubmittedForm,
  type ActionArgs,
} from "../../forms/read-form.ts";

/** What became of a sent form. Only `accepted` and `sent` mean that the shop has it for good. */
export type FormAnswer =
  | { kind: "accepted"; order: AcceptedOrder }
  | { kind: "sent" }
  | { kind: "problem"; problem: FormError; fields: FormValues }
  | {
      kind: "changed";
      changes: readonly CartChange[];
      total: Grosze | null;
      /** The ordered products as the shop has them now. */
      products: readonly CartProduct[];
      fields: FormValues;
    }
  | { kind: "failed"; fields?: FormValues };

const messageSent = "/kontakt?wyslano=1";
const enquirySent = "/kontakt?koszyk=true&wyslano=1";

export async function answerForm(sent: ActionArgs) {
  const shop = sent.context.get(shopContext);
  const mode =
    new URL(sent.request.url).searchParams.get("koszyk") === "true" ? "order" : "contact";
  const form = await readForm(sent);
  const { fields, rateLimitNotice: refusal } = form;
  if (refusal) return turnAway(refusal, fields, 429);
  try {
    return mode === "order" && hasLines(fields)
      ? await placeOrder(form, shop, sent)
      : await sendMessage(mode, form, shop, sent);
  } catch (error) {
    shop.log.error({ err: error, mode }, "form could not be stored");
    return data({ kind: "failed", fields } satisfies FormAnswer, { status: 503 });
  }
}

async function placeOrder(
  { fields, checkBot: doubt }: SubmittedForm,
  shop: Shop,
  { request }: ActionArgs,
) {
  const parsed = parseOrderForm(fields);
  if ("error" in parsed) return refuse(parsed.error, fields);
  const doubted = await doubt();
  if (doubted) return turnAway(doubted, fields);
  const placed = await shop.placeOrder(parsed.request);
  if (placed.kind === "accepted") {
    const order = describeAcceptedOrder(placed.order, { legal, paymentOptions, seller, times });
    // Without scripts: to a page that can be reloaded.
    if (!acceptsJson(request)) return redirect(order.path, 303);
    return data({ kind: "accepted", order } satisfies FormAnswer);
  }
  const products = parsed.request.lines.flatMap(({ id }) => {
    const product = shop.catalogue().product(id);
    return product ? [toCartProduct(product)] : [];
  });
  return data({ ...placed, products, fields } satisfies FormAnswer, { status: 409 });
}

async function sendMessage(
  mode: FormMode,
  { fields, checkBot: doubt }: SubmittedForm,
  shop: Shop,
  { request }: ActionArgs,
) {
  const kind = mode === "order" ? "enquiry" : "contact";
  const parsed = parseMessageForm(kind, fields, randomBytes(16).toString("hex"));
  if ("error" in parsed) return refuse(parsed.error, fields);
  const doubted = await doubt();
  if (doubted) return turnAway(doubted, fields);
  await shop.sendMessage(parsed.request);
  if (!acceptsJson(request)) return redirect(mode === "order" ? enquirySent : messageSent, 303);
  return data({ kind: "sent" } satisfies FormAnswer);
}

function refuse(problem: FormError, fields: FormValues, status = 400) {
  return data({ kind: "problem", problem, fields } satisfies FormAnswer, { status });
}

/** Nothing is wrong with what was written. */
function turnAway({ title, text }: FormNotice, fields: FormValues, status?: number) {
  return refuse({ title, message: text, fields: {} }, fields, status);
}

function hasLines({ lines }: FormValues): boolean {
  return lines !== undefined && lines !== "" && lines !== "[]";
}
