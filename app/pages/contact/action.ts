import { randomBytes } from "node:crypto";
import type { Shop } from "../../../server/shop/shop.ts";
import * as shopConfig from "../../../shop.config.ts";
import { describeAcceptedOrder } from "../../../shop/order/placing/accepted-order.ts";
import { isPaidInShop } from "../../../shop/payment/pay-order.ts";
import { createStatusPath } from "../../../shop/order/link/order-links.ts";
import type { Order } from "../../../shop/order/order.ts";
import type { FormMode, FormError, FormNotice } from "../../../shop/order/placing/customer.ts";
import { parseMessageForm } from "../../../shop/email/parse-message.ts";
import { describeChange, limitStock } from "../../../shop/cart/reconcile-cart.ts";
import { describeCart } from "../../../shop/order/placing/describe-cart.ts";
import { parseCart, parseOrderForm } from "../../../shop/order/placing/parse-order.ts";
import { listCartProducts } from "../../../shop/catalogue/product/product-summary.ts";
import {
  acceptsJson,
  readForm,
  type FormValues,
  type SubmittedForm,
} from "../../forms/read-form.ts";
import { redirect, withStatus, type WithStatus } from "../../result.ts";
import type { ActionArgs } from "../../route.ts";
import { checkCode, limitGuesses, tooManyGuesses } from "../../forms/check-code.ts";
import {
  createCodeError,
  describeChangedOrder,
  describeEnquiredCode,
  findRejectedCode,
  showCode,
} from "./codes.ts";
import { sentResult, type FormResult } from "./form-result.ts";
import { createLinkedKey } from "./without-scripts/linked-cart.ts";

const messageSent = "/kontakt?wyslano=1";
const enquirySent = "/kontakt?koszyk=true&wyslano=1";

export async function submitContactForm(args: ActionArgs) {
  const { shop, url } = args;
  const mode = url.searchParams.get("koszyk") === "true" ? "order" : "contact";
  const form = await readForm(args);
  const { rateLimitNotice } = form;
  const fields = form.fields.pageId
    ? { ...form.fields, key: createLinkedKey(form.fields) }
    : form.fields;
  if (rateLimitNotice) return rejectWithNotice(rateLimitNotice, fields, 429);
  try {
    if (fields.useCode) return await showCode(fields, args);
    return mode === "order" && hasLines(fields) && !fields.enquiry
      ? await keepDiscount(await placeOrder({ ...form, fields }, args), fields, args)
      : await sendMessage(mode, { ...form, fields }, args);
  } catch (cause) {
    shop.log.error({ err: cause, mode }, "form could not be stored");
    return withStatus({ kind: "failed", fields } satisfies FormResult, 503);
  }
}

async function placeOrder(
  { fields, checkBot }: SubmittedForm,
  args: ActionArgs,
): Promise<Response | WithStatus<FormResult>> {
  const { shop, request, clientIp } = args;
  const parsed = parseOrderForm(fields);
  if ("error" in parsed) return reject(parsed.error, fields);
  const botNotice = await checkBot();
  if (botNotice) return rejectWithNotice(botNotice, fields);
  const client = clientIp === null ? undefined : shop.guard.hashClient(clientIp);
  const place = () => shop.placeOrder(parsed.request, client);
  const placed = await (parsed.request.code
    ? limitGuesses(args, place, findRejectedCode)
    : place());
  if (!placed) return reject(createCodeError(tooManyGuesses), fields, 429);
  if (placed.kind === "invalid") return withStatus({ ...placed, fields }, 400);
  if (placed.kind === "accepted") {
    const texts = { ...shopConfig, takesOnlinePayments: shop.payments !== undefined };
    const order = describeAcceptedOrder(placed.order, texts);
    // Without scripts: redirects to a page that can be reloaded, and paid on.
    if (!acceptsJson(request)) return redirect(order.path, 303);
    const payUrl = isPaidInShop(placed.order.payment, texts)
      ? await openPayPage(placed.order, shop, clientIp)
      : undefined;
    return withStatus({ kind: "accepted", order, ...(payUrl && { payUrl }) } satisfies FormResult);
  }
  const ids = parsed.request.lines.map(({ id }) => id);
  const products = listCartProducts(shop.catalogue(), ids).map((product) =>
    limitStock(product, placed.changes),
  );
  const { kind, discount } = placed;
  const changed = {
    ...describeChangedOrder(placed, fields),
    changes: placed.changes.map(describeChange),
  };
  return withStatus({ kind, ...changed, products, discount, fields } satisfies FormResult, 409);
}

/**
 * The order is stored: whatever happens to PayU, it stays accepted. A repeated order leads to its
 * page: the first one's page of PayU may be open in another tab.
 */
async function openPayPage({ id, number }: Order, shop: Shop, clientIp: string | null) {
  try {
    const started = await shop.payments?.start({ orderId: id, attemptCount: 0, clientIp });
    if (started?.kind === "redirect") return started.url;
  } catch (cause) {
    shop.log.error({ err: cause, number }, "payment could not be started");
  }
  return createStatusPath(id);
}

async function sendMessage(mode: FormMode, { fields, checkBot }: SubmittedForm, args: ActionArgs) {
  const { shop, request } = args;
  const kind = mode === "order" ? "enquiry" : "contact";
  const parsed = parseMessageForm(kind, fields, randomBytes(16).toString("hex"));
  if ("error" in parsed) return reject(parsed.error, fields);
  const sent = kind === "enquiry" && hasLines(fields) ? parseCart(fields) : undefined;
  if (sent && "error" in sent) return reject(sent.error, fields);
  const botNotice = await checkBot();
  if (botNotice) return rejectWithNotice(botNotice, fields);
  const { form } = parsed.request;
  const cart = sent ? [describeCart(sent.cart, shop.catalogue(), shopConfig)] : [];
  const code = kind === "enquiry" ? await describeEnquiredCode(fields, args) : {};
  if ("error" in code) return reject(code.error, fields);
  const message = [form.message, ...cart, code.text].filter(Boolean).join("\n\n");
  await shop.sendMessage({ ...parsed.request, form: { ...form, message } });
  if (!acceptsJson(request)) return redirect(mode === "order" ? enquirySent : messageSent, 303);
  return withStatus(sentResult satisfies FormResult);
}

/** Without scripts a rejected order is shown with what its code takes off. */
async function keepDiscount(
  outcome: Response | WithStatus<FormResult>,
  fields: FormValues,
  args: ActionArgs,
) {
  if (outcome instanceof Response || outcome.data.kind !== "invalid") return outcome;
  if (!fields.pageId || !fields.code) return outcome;
  const { discount } = await checkCode(fields, args);
  return withStatus<FormResult>({ ...outcome.data, discount }, outcome.status);
}

function reject(error: FormError, fields: FormValues, status = 400) {
  return withStatus({ kind: "invalid", error, fields } satisfies FormResult, status);
}

/** The fields themselves are valid. */
function rejectWithNotice(notice: FormNotice, fields: FormValues, status?: number) {
  return reject({ ...notice, fields: {} }, fields, status);
}

function hasLines({ lines }: FormValues): boolean {
  return lines !== undefined && lines !== "" && lines !== "[]";
}
