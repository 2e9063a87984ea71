import type { Gift } from "../../../shop/order/gift/gift.ts";

export type GiftColumns = { gift_wrapping: number | null } & Record<
  "gift_dedication" | "gift_name" | "gift_address" | "gift_postal_code" | "gift_city",
  string | null
>;

export function giftColumns(gift: Gift | undefined): GiftColumns {
  const { name, address, postalCode, city } = gift?.recipient ?? {};
  return {
    gift_wrapping: gift?.wrapping ?? null,
    gift_dedication: gift?.dedication ?? null,
    gift_name: name ?? null,
    gift_address: address ?? null,
    gift_postal_code: postalCode ?? null,
    gift_city: city ?? null,
  };
}

export function giftOf(row: GiftColumns): Gift | undefined {
  const { gift_wrapping: wrapping, gift_name: name } = row;
  if (wrapping === null) return undefined;
  const recipient = {
    name: name ?? "",
    address: row.gift_address ?? "",
    postalCode: row.gift_postal_code ?? "",
    city: row.gift_city ?? "",
  };
  const dedication = row.gift_dedication ?? "";
  return { wrapping, dedication, recipient: name === null ? undefined : recipient };
}
