import { lazy } from "react";
import { data } from "react-router";
import { brand } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import { Still } from "../../ui/still.tsx";
import type { Route } from "./+types/order-status";

const OrderStatusContent = lazy(() => import("./order-status-content.tsx"));

/** The id in the address is the only key to the order: it stands in the customer's mails alone. */
export async function loader({ context, params }: Route.LoaderArgs) {
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

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `Zamówienie ${loaderData.number} | ${brand}` : brand },
    { name: "robots", content: "noindex" },
  ];
}

export default function OrderStatusPage({ loaderData }: Route.ComponentProps) {
  return <Still id="zamowienie" content={OrderStatusContent} given={loaderData} />;
}
