import type { DetailRow } from "../../email/email-content.ts";
import { findCarrier } from "./carrier.ts";
import type { OrderTimeline } from "../status/order-timeline.ts";

/** Shows the stored id when the carrier is no longer configured. */
export function createParcelRows({ carrier, trackingNumber = "" }: OrderTimeline): DetailRow[] {
  return [
    { label: "Przewoźnik", value: findCarrier(carrier)?.label ?? carrier ?? "" },
    { label: "Numer przesyłki", value: trackingNumber },
  ];
}
