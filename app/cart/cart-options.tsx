import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { findDelivery, formatDeliveryPrice } from "../../shop/delivery.ts";
import { findPayment } from "../../shop/payment.ts";
import { formatPrice } from "../../shop/price.ts";
import { changeCart } from "./cart-store.ts";
import { OptionGroup } from "./option-group.tsx";

const deliveries = deliveryOptions.map((option) => ({
  ...option,
  price: formatDeliveryPrice(option.price),
}));
const payments = paymentOptions.map((option) => ({
  ...option,
  price: option.fee === 0 ? "0\u00a0zł" : `+${formatPrice(option.fee)}`,
}));

export function DeliveryChoice({ chosen }: { chosen: string }) {
  return (
    <OptionGroup
      label="Dostawa"
      name="chosen-delivery"
      options={deliveries}
      chosen={findDelivery(deliveryOptions, chosen).id}
      onChoose={(delivery) => changeCart((cart) => ({ ...cart, delivery }))}
    >
      <p className="muted options__note">Dostawa tylko na terenie Polski</p>
    </OptionGroup>
  );
}

export function PaymentChoice({ chosen }: { chosen: string }) {
  return (
    <OptionGroup
      label="Płatność"
      name="chosen-payment"
      options={payments}
      chosen={findPayment(paymentOptions, chosen).id}
      onChoose={(payment) => changeCart((cart) => ({ ...cart, payment }))}
    />
  );
}
