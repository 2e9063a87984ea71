import { data, redirect } from "react-router";
import { createStatusPath } from "../../../shop/order/order-links.ts";
import { parseBlikCode } from "../../../shop/payment/blik-code.ts";
import { clientIpContext, shopContext } from "../../context.ts";
import { readFields } from "../../forms/read-form.ts";
import { findRateLimitMessage } from "../../rate-limit.ts";
import type { HandlerArgs } from "../../route.ts";

/** Why no payment was started; a started one is shown by the order's page itself. */
export type PaymentError = { code?: string; codeError?: string; notice?: string };

/** Starts an attempt to pay: by BLIK where the form has a code, else on PayU's page. */
export async function submitPayment({ request, context, params }: HandlerArgs<"id">) {
  const { payments, orderStatus } = context.get(shopContext);
  if (!payments) throw data(null, { status: 405 });
  if (!(await orderStatus(params.id))) throw data(null, { status: 404 });
  const notice = findRateLimitMessage(context);
  if (notice) return data<PaymentError>({ notice }, 429);
  const { method, code = "", attempts } = await readFields(request);
  const blik = method === "blik" ? parseBlikCode(code) : undefined;
  if (blik && "error" in blik)
    return data<PaymentError>({ code: code.slice(0, 20), codeError: blik.error }, 400);
  const started = await payments.start({
    orderId: params.id,
    ...(blik && { blikCode: blik.code, attemptCount: Number(attempts ?? "") }),
    clientIp: context.get(clientIpContext),
  });
  if (started.kind === "unavailable") return data<PaymentError>({ notice: unavailable }, 503);
  return redirect(started.kind === "redirect" ? started.url : createStatusPath(params.id), 303);
}

const unavailable =
  "PayU chwilowo nie odpowiada. Twoje zamówienie jest bezpieczne: spróbuj ponownie za kilka minut albo wróć tu później przez link z\u00a0e-maila.";
