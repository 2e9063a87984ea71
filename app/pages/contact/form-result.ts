import { times } from "../../../shop.config.ts";
import type { CartProduct } from "../../../shop/cart/cart.ts";
import type { Discount } from "../../../shop/order/order.ts";
import type { AcceptedOrder } from "../../../shop/order/placing/accepted-order.ts";
import type { FormError, FormNotice } from "../../../shop/order/placing/customer.ts";
import type { FormValues } from "../../forms/read-form.ts";

/** Result of a submission; only `accepted` and `sent` mean that it is stored. */
export type FormResult =
  | {
      kind: "accepted";
      order: AcceptedOrder;
      /** Where an online payment is made: PayU's page, or the order's while PayU is unavailable. */
      payUrl?: string;
    }
  | typeof sentResult
  | {
      kind: "invalid";
      error: FormError;
      fields?: FormValues;
      /** What the code gives, in an order without scripts. */
      discount?: Discount | undefined;
      /** An order that can be sent as an enquiry. */
      asEnquiry?: boolean | undefined;
    }
  | {
      kind: "changed";
      notice: FormNotice;
      /** In sentences. */
      changes: readonly string[];
      /** The ordered products as they are now in the catalogue. */
      products: readonly CartProduct[];
      /** What the order's code gives now. */
      discount?: Discount | undefined;
      errors?: FormError["fields"];
      fields: FormValues;
    }
  /** What a code gives, in an order without scripts. */
  | { kind: "code"; notice: FormNotice; discount: Discount; fields: FormValues }
  | { kind: "failed"; fields?: FormValues };

export const sentResult = {
  kind: "sent" as const,
  notice: {
    title: "Wiadomość wysłana",
    message: `Dziękujemy. Odpiszemy w ciągu ${times.reply} w dni robocze.`,
  },
};
