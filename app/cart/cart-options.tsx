import { useId, type ComponentProps, type ReactNode } from "react";
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

type Option = {
  id: string;
  label: string;
  desc: string;
  day?: string | undefined;
  note?: string;
  price: string;
};

type OptionGroupProps = {
  label: string;
  name: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (id: string) => void;
  children?: ReactNode;
};

/** A group of native radio buttons, each with its price. */
function OptionGroup({ label, name, options, chosen, ...rest }: OptionGroupProps) {
  return (
    <div role="radiogroup" aria-label={label} className="options">
      <h3 className="options__title" aria-hidden="true">
        {label}
      </h3>
      {options.map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          name={name}
          checked={option.id === chosen}
          onChange={() => rest.onChoose(option.id)}
        />
      ))}
      {rest.children}
    </div>
  );
}

type OptionRowProps = { option: Option } & ComponentProps<"input">;

/** The day and the note are the radio's description, not part of its name. */
function OptionRow({ option, ...radio }: OptionRowProps) {
  const id = useId();
  const ids = [option.day && `${id}d`, option.note && id].filter(Boolean).join(" ");
  return (
    <>
      <label className="option">
        <input type="radio" value={option.id} aria-describedby={ids || undefined} {...radio} />
        <span className="option__text">
          <span className="option__label">{option.label}</span>{" "}
          <span className="option__desc">{option.desc}</span>
          {option.day && (
            <span className="option__day" id={`${id}d`} aria-hidden="true">
              {option.day}
            </span>
          )}
        </span>{" "}
        <span className="price">{option.price}</span>
      </label>
      {option.note && (
        <p className="muted options__note" id={id}>
          {option.note}
        </p>
      )}
    </>
  );
}
