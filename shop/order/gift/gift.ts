import type { Grosze } from "../../price.ts";
import type { CustomerForm } from "../placing/customer.ts";

export type Addressee = Pick<CustomerForm, "name" | "address" | "city" | "postalCode">;

export type GiftRequest = {
  /** May be empty, and may have several lines. */
  dedication: string;
  /** Undefined: the parcel goes to the customer. */
  recipient?: Addressee | undefined;
};

/** A gift is wrapped, and its parcel names no price. */
export type Gift = GiftRequest & { wrapping: Grosze };

/** Fields of the order form, where `gift` is ticked; those of a recipient, where `giftElsewhere` is. */
export type GiftForm = Record<
  "dedication" | "giftElsewhere" | "giftName" | "giftAddress" | "giftPostalCode" | "giftCity",
  string
>;

export const giftLimits: Record<keyof GiftForm, number> = {
  dedication: 300,
  giftElsewhere: 2,
  giftName: 120,
  giftAddress: 200,
  giftPostalCode: 20,
  giftCity: 100,
};

export function validateGift(form: GiftForm) {
  const { giftName, giftAddress, giftPostalCode, giftCity } = form;
  const fields = {
    ...(!giftName && { giftName: "Podaj imię i nazwisko obdarowanej osoby." }),
    ...(!giftAddress && { giftAddress: "Podaj ulicę i numer domu." }),
    ...(!giftPostalCode && { giftPostalCode: "Podaj kod pocztowy." }),
    ...(!giftCity && { giftCity: "Podaj miejscowość." }),
  };
  const message = "Podaj, komu wysłać prezent.";
  return { message, fields: form.giftElsewhere === "on" ? fields : {} };
}

export function toGiftRequest(form: GiftForm): GiftRequest {
  const { dedication, giftElsewhere, giftName, giftAddress, giftPostalCode, giftCity } = form;
  const recipient = {
    name: giftName,
    address: giftAddress,
    postalCode: giftPostalCode,
    city: giftCity,
  };
  return { dedication, ...(giftElsewhere === "on" && { recipient }) };
}

export function findAddressee(order: {
  customer: CustomerForm;
  gift?: Pick<Gift, "recipient"> | undefined;
}): Addressee {
  return order.gift?.recipient ?? order.customer;
}
