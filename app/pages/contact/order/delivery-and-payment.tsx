import { deliveryOptions } from "../../../../shop.config.ts";
import type { Cart } from "../../../../shop/cart/cart.ts";
import { findDelivery } from "../../../../shop/cart/options.ts";
import { DeliveryChoice, PaymentChoice } from "../../../cart/cart-options.tsx";
import { Field } from "../../../ui/field.tsx";

export function DeliveryAndPayment({ cart, locker }: { cart: Cart; locker: string | undefined }) {
  const { fulfilment } = findDelivery(deliveryOptions, cart.delivery);
  return (
    <div className="form__choices">
      <DeliveryChoice chosen={cart.delivery} />
      {fulfilment === "locker" && (
        <Field
          label="Kod paczkomatu"
          name="locker"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          defaultValue={locker}
          hint={"Na przykład ZAW01A. Znajdziesz go na mapie i\u00a0w\u00a0aplikacji InPost."}
        />
      )}
      <PaymentChoice chosen={cart.payment} delivery={cart.delivery} />
    </div>
  );
}
