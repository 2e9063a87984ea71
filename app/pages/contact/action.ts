import { randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import type { Shop } from "../../../server/shop/shop.ts";
import { legal, paymentOptions, seller, times } from "../../../shop.config.ts";
import {
  describeAcceptedOrder,
  isPaidInShop,
  type AcceptedOrder,
} from "../../../shop/order/accepted-order.ts";
import { createStatusPath } from "../../../shop/order/order-links.ts";
import type { Order } from "../../../shop/order/order.ts";
import type { FormMode, FormError, FormNotice } from "../../../shop/order/customer.ts";
import { parseMessageForm } from "../../../shop/email/parse-message.ts";
import { parseOrderForm } from "../../../shop/order/parse-order.ts";
import type { Grosze } from "../../../shop/price.ts";
import type { CartChange } from "../../../shop/cart/reconcile-cart.ts";
import { toCartProduct } from "../../../shop/catalogue/product-summary.ts";
import type { CartProduct } from "../../../shop/cart/cart.ts";
import { clientIpContext, shopContext } from "../../context.ts";
import {
  acceptsJson,
  readForm,
  type FormValues,
  type SubmittedForm,
  type ActionArgs,
} from "../../forms/read-form.ts";

/** Result of a submission; only `accepted` and `sent` mean that it is stored. */
export type FormResult =
  | {
      kind: "accepted";
      order: AcceptedOrder;
      /** Where an online payment is made: PayU's page, or the order's while PayU is unavailable. */
      payUrl?: string;
    }
  | { kind: "sent" }
  | { kind: "invalid"; error: FormError; fields?: FormValues }
  | {
      kind: "changed";
      changes: readonly CartChange[];
      total: Grosze | null;
      /** The ordered products as they are now in the catalogue. */
      products: readonly CartProduct[];
      fields: FormValues;
    }
  | { kind: "failed"; fields?: FormValues };

const messageSent = "/kontakt?wyslano=1";
const enquirySent = "/kontakt?koszyk=true&wyslano=1";

export async function submitContactForm(args: ActionArgs) {
  const shop = args.context.get(shopContext);
  const mode =
    new URL(args.request.url).searchParams.get("koszyk") === "true" ? "order" : "contact";
  const form = await readForm(args);
  const { fields, rateLimitNotice } = form;
  if (rateLimitNotice) return rejectWithNotice(rateLimitNotice, fields, 429);
  try {
    return mode === "order" && hasLines(fields)
      ? await placeOrder(form, shop, args)
      : await sendMessage(mode, form, shop, args);
  } catch (cause) {
    shop.log.error({ err: cause, mode }, "form could not be stored");
    return data({ kind: "failed", fields } satisfies FormResult, { status: 503 });
  }
}

async function placeOrder(
  { fields, checkBot }: SubmittedForm,
  shop: Shop,
  { request, context }: ActionArgs,
) {
  const parsed = parseOrderForm(fields);
  if ("error" in parsed) return reject(parsed.error, fields);
  const botNotice = await checkBot();
  if (botNotice) return rejectWithNotice(botNotice, fields);
  const placed = await shop.placeOrder(parsed.request);
  if (placed.kind === "accepted") {
    const takesOnlinePayments = shop.payments !== undefined;
    const texts = { legal, paymentOptions, seller, times, takesOnlinePayments };
    const order = describeAcceptedOrder(placed.order, texts);
    // Without scripts: redirects to a page that can be reloaded, and paid on.
    if (!acceptsJson(request)) return redirect(order.path, 303);
    const payUrl = isPaidInShop(placed.order, texts)
      ? await openPayPage(placed.order, shop, context.get(clientIpContext))
      : undefined;
    return data({ kind: "accepted", order, ...(payUrl && { payUrl }) } satisfies FormResult);
  }
  const products = parsed.request.lines.flatMap(({ id }) => {
    const product = shop.catalogue().product(id);
    return product ? [toCartProduct(product)] : [];
  });
  return data({ ...placed, products, fields } satisfies FormResult, { status: 409 });
}

/** The order is stored: whatever happens to PayU, it stays accepted. */
async function openPayPage({ id, number }: Order, shop: Shop, clientIp: string | null) {
  try {
    const started = await shop.payments?.start({ orderId: id, clientIp });
    if (started?.kind === "redirect") return started.url;
  } catch (cause) {
    shop.log.error({ err: cause, number }, "payment could not be started");
  }
  return createStatusPath(id);
}

async function sendMessage(
  mode: FormMode,
  { fields, checkBot }: SubmittedForm,
  shop: Shop,
  { request }: ActionArgs,
) {
  const kind = mode === "order" ? "enquiry" : "contact";
  const parsed = parseMessageForm(kind, fields, randomBytes(16).toString("hex"));
  if ("error" in parsed) return reject(parsed.error, fields);
  const botNotice = await checkBot();
  if (botNotice) return rejectWithNotice(botNotice, fields);
  await shop.sendMessage(parsed.request);
  if (!acceptsJson(request)) return redirect(mode === "order" ? enquirySent : messageSent, 303);
  return data({ kind: "sent" } satisfies FormResult);
}

function reject(error: FormError, fields: FormValues, status = 400) {
  return data({ kind: "invalid", error, fields } satisfies FormResult, { status });
}

/** The fields themselves are valid. */
function rejectWithNotice(notice: FormNotice, fields: FormValues, status?: number) {
  return reject({ ...notice, fields: {} }, fields, status);
}

function hasLines({ lines }: FormValues): boolean {
  return lines !== undefined && lines !== "" && lines !== "[]";
}
