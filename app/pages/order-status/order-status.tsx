import { data } from "react-router";
import { brand } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";
import OrderStatusContent from "./order-status-content.tsx";

/** The id in the URL is the only credential; it is sent to the customer's e-mail only. */
export async function loader({ context, params }: HandlerArgs<"id">) {
  const status = await context.get(shopContext).orderStatus(params.id);
  if (!status) throw data(null, { status: 404 });
  return status;
}

export function headers() {
  return {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
}

export function head({ number }: PageData<typeof loader>) {
  return [{ title: `Zamówienie ${number} | ${brand}` }, { name: "robots", content: "noindex" }];
}

export default function OrderStatusPage(status: PageProps<typeof loader>) {
  return <OrderStatusContent {...status} />;
}
