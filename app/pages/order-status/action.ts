import { createStatusPath } from "../../../shop/order/link/order-links.ts";
import { parseBlikCode } from "../../../shop/payment/blik-code.ts";
import { readFields } from "../../forms/read-form.ts";
import type { ActionArgs } from "../../route.ts";
import { methodNotAllowed, notFound, redirect, withStatus } from "../../result.ts";

/** Why no payment was started; a started one is shown by the order's page itself. */
export type PaymentError = { code?: string; codeError?: string; notice?: string };

/** Starts an attempt to pay: by BLIK where the form has a code, else on PayU's page. */
export async function submitPayment(args: ActionArgs<"id">) {
  const { request, params, clientIp, rateLimitMessage: notice } = args;
  const { payments, orderStatus } = args.shop;
  if (!payments) return methodNotAllowed(["GET", "HEAD"]);
  if (!(await orderStatus(params.id))) throw notFound();
  if (notice) return withStatus<PaymentError>({ notice }, 429);
  const { method, code = "", attempts } = await readFields(request);
  const blik = method === "blik" ? parseBlikCode(code) : undefined;
  if (blik && "error" in blik)
    return withStatus<PaymentError>({ code: code.slice(0, 20), codeError: blik.error }, 400);
  const started = await payments.start({
    orderId: params.id,
    ...(blik && { blikCode: blik.code }),
    ...(attempts !== undefined && { attemptCount: Number(attempts) }),
    clientIp,
  });
  if (started.kind === "unavailable") return withStatus<PaymentError>({ notice: unavailable }, 503);
  if (started.kind === "too-many") return withStatus<PaymentError>({ notice: tooMany }, 429);
  return redirect(started.kind === "redirect" ? started.url : createStatusPath(params.id), 303);
}

const unavailable =
  "PayU chwilowo nie odpowiada. Twoje zamówienie jest bezpieczne: spróbuj ponownie za kilka minut albo wróć tu później przez link z e-maila.";

const tooMany =
  "Płatność za to zamówienie rozpoczynano już wiele razy. Spróbuj ponownie później albo napisz do nas: znajdziemy inny sposób zapłaty.";
