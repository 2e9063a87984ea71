import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import type { Cart } from "../../shop/cart/cart.ts";
import {
  applyFreeDelivery,
  applyFulfilment,
  formatDeliveryPrice,
} from "../../shop/cart/options.ts";
import { formatPrice } from "../../shop/price.ts";
import type { DeliveryOption, Settlement } from "../../shop/shop-config.ts";
import { changeCart } from "./cart-store.ts";
import { calculateCartTotals } from "./cart-totals.tsx";
import type { DeliveryTimes } from "./delivery-times.ts";
import { OptionGroup } from "./option-group.tsx";

type OptionsProps = { cart: Cart; times: DeliveryTimes | undefined; name?: string };

export function DeliveryOptions({ cart, times, name = "chosen-delivery" }: OptionsProps) {
  const { delivery, payment, productsTotal } = calculateCartTotals(cart);
  const { id, fulfilment, label, time } = delivery;
  return (
    <OptionGroup
      label="Dostawa"
      name={name}
      options={deliveryOptions.map((option) => ({
        ...option,
        price: formatDeliveryPrice(applyFreeDelivery(option, productsTotal).price),
        day: findDay(times, option, payment.settlement),
      }))}
      chosen={id}
      onChoose={(delivery) => changeCart((current) => ({ ...current, delivery }))}
    >
      <p className="muted options__note">
        {`Dostawa tylko na terenie Polski. ${fulfilment === "pickup" ? `${label} ${time}` : "Czas przewozu liczy się od nadania paczki"}.`}
      </p>
    </OptionGroup>
  );
}

export function PaymentOptions({ cart, times, name = "chosen-payment" }: OptionsProps) {
  const { delivery, payment } = calculateCartTotals(cart);
  const payments = paymentOptions.map((option) => {
    const { fee, ...terms } = applyFulfilment(option, delivery.fulfilment);
    return {
      ...terms,
      day: findDay(times, delivery, terms.settlement),
      price: fee === 0 ? "0 zł" : `+${formatPrice(fee)}`,
    };
  });
  return (
    <OptionGroup
      label="Płatność"
      name={name}
      options={payments}
      chosen={payment.id}
      onChoose={(id) => changeCart((current) => ({ ...current, payment: id }))}
    />
  );
}

/** Reserves the line until the days are fetched. */
function findDay(
  times: DeliveryTimes | undefined,
  { id, workingDays }: Pick<DeliveryOption, "id" | "workingDays">,
  settlement: Settlement,
): string | undefined {
  return workingDays && (times ? times[id]?.[settlement].day : " ");
}
