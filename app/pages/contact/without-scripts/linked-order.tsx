import type { ReactNode } from "react";
import type { Cart } from "../../../../shop/cart/cart.ts";
import type { GiftWrapping } from "../../../../shop/shop-config.ts";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { DeliveryOptions, PaymentOptions } from "../../../cart/cart-options.tsx";
import type { DeliveryTimes } from "../../../cart/delivery-times.ts";
import { Field } from "../../../ui/form/field.tsx";
import type { FormResult } from "../form-result.ts";
import { Customer } from "../order/order-form.tsx";
import { createOrderSlots, type OrderSlots } from "../order/order-slots.tsx";
import { OrderSummary } from "../order/order-summary.tsx";
import { ResultNotice } from "../result-notice.tsx";

type LinkedOrderProps = {
  cart: Cart;
  /** See `createLinkedKey`. */
  pageId: string;
  result: FormResult | undefined;
  deliveryTimes: DeliveryTimes;
  giftWrapping: GiftWrapping | undefined;
};

/** Orders the product of a link. The cart of the browser, which needs scripts, is not touched. */
export function LinkedOrder({ pageId, result, deliveryTimes, ...props }: LinkedOrderProps) {
  const submitted = result && "fields" in result ? result.fields : undefined;
  const wrapping = submitted?.gift === "on" ? props.giftWrapping?.price : 0;
  const discount = result && "discount" in result ? result.discount : undefined;
  const cart = { ...props.cart, discount };
  return (
    <div className="contact__order">
      <h1>Złóż zamówienie</h1>
      <p>
        Zamawiasz: <strong>{cart.lines[0]!.product.name}</strong>. Chcesz kilka różnych zabawek?{" "}
        <a href="/kontakt?koszyk=true">Wyślij zapytanie</a>.
      </p>
      {result?.kind === "changed" && <CartChanges changes={result.changes} />}
      <ResultNotice result={result} hasToast={false} />
      <Choices {...{ cart, deliveryTimes }} />
      <CustomerForm
        cart={cart}
        // Whatever became of it, the same content sent again is the same order.
        pageId={submitted?.pageId ?? pageId}
        slots={createOrderSlots(result, props.giftWrapping, { isLinked: true })}
        summary={<OrderSummary {...{ cart, wrapping, deliveryTimes }} />}
      />
    </div>
  );
}

type CustomerFormProps = Pick<LinkedOrderProps, "cart" | "pageId"> & {
  slots: OrderSlots;
  summary: ReactNode;
};

function CustomerForm({ cart, pageId, slots, summary }: CustomerFormProps) {
  return (
    <form className="form form--order" method="post" noValidate aria-label="Formularz zamówienia">
      <div className="form__fields">
        <Customer loaded isOrder cart={cart} {...slots} />
        {slots.notes}
        {slots.privacy}
        <input type="hidden" name="pageId" value={pageId} />
      </div>
      <div className="form__finish">
        {summary}
        {slots.code}
        {slots.terms}
        <button type="submit" className="button button--primary button--wide">
          Zamawiam z obowiązkiem zapłaty
        </button>
        {slots.largeOrder}
      </div>
    </form>
  );
}

/** A form of its own: the summary below has the total of what it has chosen. */
function Choices({ cart, deliveryTimes }: Pick<LinkedOrderProps, "cart" | "deliveryTimes">) {
  const [{ product, quantity }] = cart.lines as [Cart["lines"][number]];
  return (
    <form className="form form--order" aria-label="Ilość, dostawa i płatność">
      <input type="hidden" name="koszyk" value="true" />
      <input type="hidden" name="produkt" value={product.id} />
      <fieldset className="form__group">
        <legend>Dostawa</legend>
        <DeliveryOptions cart={cart} times={deliveryTimes} name="dostawa" />
      </fieldset>
      <fieldset className="form__group">
        <legend>Płatność</legend>
        <PaymentOptions cart={cart} times={deliveryTimes} name="platnosc" />
        <div className="form__quantity">
          <Field
            label="Ilość"
            name="sztuk"
            type="number"
            required
            min={1}
            max={product.stock}
            defaultValue={quantity}
            hint={`Mamy ${product.stock} szt.`}
          />
          <button type="submit" className="button button--secondary">
            Przelicz
          </button>
        </div>
        <p className="muted">
          Po zmianie ilości, dostawy albo płatności wybierz „Przelicz”, zanim wpiszesz swoje dane.
        </p>
      </fieldset>
    </form>
  );
}
