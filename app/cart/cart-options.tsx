import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import type { Cart } from "../../shop/cart/cart.ts";
import { applyFulfilment, formatDeliveryPrice } from "../../shop/cart/options.ts";
import { formatPrice } from "../../shop/price.ts";
import { Typeset } from "../ui/typeset.tsx";
import { changeCart } from "./cart-store.ts";
import { priceCart } from "./cart-totals.tsx";
import { OptionGroup } from "./option-group.tsx";

const deliveries = deliveryOptions.map((option) => ({
  ...option,
  price: formatDeliveryPrice(option.price),
}));

export function DeliveryOptions({ cart }: { cart: Cart }) {
  const { id, fulfilment, label, time } = priceCart(cart).delivery;
  return (
    <OptionGroup
      label="Dostawa"
      name="chosen-delivery"
      options={deliveries}
      chosen={id}
      onChoose={(delivery) => changeCart((current) => ({ ...current, delivery }))}
    >
      <p className="muted options__note">
        Dostawa tylko na terenie Polski
        {fulfilment === "pickup" && <Typeset text={`. ${label} ${time}.`} />}
      </p>
    </OptionGroup>
  );
}

export function PaymentOptions({ cart }: { cart: Cart }) {
  const { delivery, payment } = priceCart(cart);
  const payments = paymentOptions.map((option) => {
    const { fee, ...terms } = applyFulfilment(option, delivery.fulfilment);
    return { ...terms, price: fee === 0 ? "0\u00a0zł" : `+${formatPrice(fee)}` };
  });
  return (
    <OptionGroup
      label="Płatność"
      name="chosen-payment"
      options={payments}
      chosen={payment.id}
      onChoose={(id) => changeCart((current) => ({ ...current, payment: id }))}
    />
  );
}
