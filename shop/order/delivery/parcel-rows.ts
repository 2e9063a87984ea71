import type { DetailRow } from "../../email/email-content.ts";
import { formatCourier, type Parcel } from "./parcel.ts";

export function createParcelRows(parcel: Pick<Parcel, "courier" | "number">): DetailRow[] {
  return [
    { label: "Przewoźnik", value: formatCourier(parcel) },
    { label: "Numer przesyłki", value: parcel.number },
  ];
}
