import { deliveryOptions, legal, paymentOptions, seller, times } from "../../../shop.config.ts";
import { formatPromise, type DeliveryPromise } from "../../../shop/order/delivery-promise.ts";
import { formatPrice, type Grosze } from "../../../shop/price.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Typeset } from "../../ui/typeset.tsx";

const pickup = deliveryOptions.find(({ fulfilment }) => fulfilment === "pickup");
const parcelPrices = deliveryOptions
  .filter(({ fulfilment }) => fulfilment !== "pickup")
  .map(({ price }) => price);
const takesPrepayment = paymentOptions.some(({ settlement }) => settlement !== "on-delivery");

/** `promise` is undefined where no date can be promised. */
export function DeliveryTerms({ promise }: { promise: DeliveryPromise | undefined }) {
  return (
    <>
      <ul className="product__terms">
        {parcelPrices.length > 0 && (
          <Term
            icon="truck"
            text={`Dostawa ${formatCost(Math.min(...parcelPrices), "od\u00a0")}`}
          />
        )}
        {pickup && (
          <Term
            icon="pin"
            text={`${pickup.label} ${formatCost(pickup.price)}, ${seller.pickupAddress.city}`}
          />
        )}
        <Term icon="return" text={`${legal.withdrawalDays} dni na zwrot`} />
      </ul>
      <div className="notice notice--mint product__promise">
        <Icon name="clock" />
        <div>{promise ? <DatedPromise promise={promise} /> : <UndatedPromise />}</div>
      </div>
    </>
  );
}

function Term({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <Typeset text={text} />
      </span>
    </li>
  );
}

function formatCost(price: Grosze, prefix = ""): string {
  return price === 0 ? "gratis" : prefix + formatPrice(price);
}

function DatedPromise({ promise }: { promise: DeliveryPromise }) {
  const { order, delivery } = formatPromise(promise, times.cutOff);
  return (
    <>
      <p>
        {order}, <strong>{delivery}</strong>.
      </p>
      {takesPrepayment && (
        <p className="product__small">
          Płacisz z&nbsp;góry? Liczy się chwila, w&nbsp;której dotrze do&nbsp;nas zapłata.
        </p>
      )}
    </>
  );
}

function UndatedPromise() {
  return (
    <p>W&nbsp;dni robocze zamówienia złożone do&nbsp;{times.cutOff} wysyłamy tego samego dnia.</p>
  );
}
