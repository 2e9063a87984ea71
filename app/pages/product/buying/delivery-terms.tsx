import { deliveryOptions, legal, seller, times } from "../../../../shop.config.ts";
import { applyFreeDelivery } from "../../../../shop/cart/options.ts";
import type { ParcelPromise } from "./parcel-promise.ts";
import { formatPrice, type Grosze } from "../../../../shop/price.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";

const pickup = deliveryOptions.find(({ fulfilment }) => fulfilment === "pickup");
const parcels = deliveryOptions.filter(({ fulfilment }) => fulfilment !== "pickup");
const freeFrom = Math.min(...parcels.map((option) => option.freeFrom ?? Infinity));

/** @param price of one piece */
export function DeliveryTerms({ price }: { price: Grosze }) {
  return (
    <ul className="product__terms">
      {parcels.length > 0 && (
        <Term
          icon="truck"
          href="/informacje-o-wysylce#dostawa-i-platnosc-w-koszyku"
          text={describeParcels(price)}
        />
      )}
      {pickup && (
        <Term
          icon="pin"
          href="/informacje-o-wysylce#odbior-osobisty"
          text={`${pickup.label} ${formatCost(pickup.price)}, ${seller.pickupAddress.city}`}
        />
      )}
      <Term
        icon="return"
        href="/polityka-zwrotow"
        text={`${legal.withdrawalDays} dni na zwrot, ${legal.returnCost === undefined ? "odsyłasz na nasz koszt" : `odesłanie ${legal.returnCost}`}`}
      />
    </ul>
  );
}

/** `promise` is undefined where no date can be promised. */
export function DeliveryPromise({ promise }: { promise: ParcelPromise | undefined }) {
  return (
    <div className="notice notice--mint product__promise">
      <Icon name="clock" />
      <div>{promise ? <DatedPromise {...promise} /> : <UndatedPromise />}</div>
    </div>
  );
}

function Term({ icon, href, text }: { icon: IconName; href: string; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <a href={href}>{text}</a>
    </li>
  );
}

/** `Dostawa od 12,00 zł, gratis od 200,00 zł` */
function describeParcels(productPrice: Grosze): string {
  const price = Math.min(...parcels.map((option) => applyFreeDelivery(option, productPrice).price));
  const free = price > 0 && freeFrom < Infinity ? `, gratis od ${formatPrice(freeFrom)}` : "";
  return `Dostawa ${formatCost(price, "od ")}${free}`;
}

function formatCost(price: Grosze, prefix = ""): string {
  return price === 0 ? "gratis" : prefix + formatPrice(price);
}

function DatedPromise({ delivery, arrivals }: ParcelPromise) {
  return (
    <>
      <strong>{delivery}</strong>
      {arrivals.map(({ order, day, payment }) => (
        <p key={day}>
          {order} <strong>{day}</strong>
          {payment}.
        </p>
      ))}
    </>
  );
}

function UndatedPromise() {
  return <p>W dni robocze zamówienia złożone do {times.cutOff} wysyłamy tego samego dnia.</p>;
}
