import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import {
  findDelivery,
  formatDeliveryPrice,
  applyFulfilment,
  findPayment,
} from "../../shop/cart/options.ts";
import { formatPrice } from "../../shop/price.ts";
import { Typeset } from "../ui/typeset.tsx";
import { changeCart } from "./cart-store.ts";
import { OptionGroup } from "./option-group.tsx";

const deliveries = deliveryOptions.map((option) => ({
  ...option,
  price: formatDeliveryPrice(option.price),
}));

export function DeliveryChoice({ chosen }: { chosen: string }) {
  const { id, fulfilment, label, time } = findDelivery(deliveryOptions, chosen);
  return (
    <OptionGroup
      label="Dostawa"
      name="chosen-delivery"
      options={deliveries}
      chosen={id}
      onChoose={(delivery) => changeCart((cart) => ({ ...cart, delivery }))}
    >
      <p className="muted options__note">
        Dostawa tylko na terenie Polski
        {fulfilment === "pickup" && <Typeset text={`. ${label} ${time}.`} />}
      </p>
    </OptionGroup>
  );
}

export function PaymentChoice({ chosen, delivery }: { chosen: string; delivery: string }) {
  const { fulfilment } = findDelivery(deliveryOptions, delivery);
  const options = paymentOptions.map((option) => {
    const { fee, ...terms } = applyFulfilment(option, fulfilment);
    return { ...terms, price: fee === 0 ? "0\u00a0zł" : `+${formatPrice(fee)}` };
  });
  return (
    <OptionGroup
      label="Płatność"
      name="chosen-payment"
      options={options}
      chosen={findPayment(paymentOptions, chosen, fulfilment).id}
      onChoose={(payment) => changeCart((cart) => ({ ...cart, payment }))}
    />
  );
}
