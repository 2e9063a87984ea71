import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { changeCart, useCart, useCartIsKnown } from "../../cart/cart-store.ts";
import { Still } from "../../ui/still.tsx";
import { AcceptedOrder, loadAcceptedOrder } from "./accepted-order.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { FormAnswer } from "./answer-form.server.ts";

const FreshCart = lazy(() => import("./fresh-cart.tsx"));
const ContactAside = lazy(() => import("./contact-aside.tsx"));

/** Order mode: what the drawer handed over in the address is chosen here, and can be changed. */
export function OrderPage({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <div className="wrap contact contact--order" onInput={() => void loadAcceptedOrder()}>
      {answer?.kind === "accepted" ? (
        <AcceptedOrder answer={answer} />
      ) : (
        <OrderInProgress answer={answer} />
      )}
      <Still id="o-kontakcie" content={ContactAside} />
    </div>
  );
}

function OrderInProgress({ answer }: { answer: FormAnswer | undefined }) {
  const cart = useCart();
  useHandedOverChoices();
  const known = useCartIsKnown();
  return (
    <>
      <h1>Złóż zamówienie</h1>
      {known && (
        <Suspense>
          <FreshCart />
        </Suspense>
      )}
      {cart.lines.length === 0 && <EmptyCartNotice guessed={!known} />}
      <noscript>
        <p className="notice">
          Koszyk potrzebuje JavaScriptu. Bez niego napisz nazwy zabawek w&nbsp;uwagach, a&nbsp;my
          przygotujemy zamówienie i&nbsp;odpiszemy.
        </p>
      </noscript>
      <ContactForm mode="order" answer={answer} />
    </>
  );
}

function useHandedOverChoices(): void {
  const [query] = useSearchParams();
  const delivery = query.get("dostawa");
  const payment = query.get("platnosc");
  useEffect(() => {
    changeCart((cart) => ({
      ...cart,
      delivery: delivery ?? cart.delivery,
      payment: payment ?? cart.payment,
    }));
  }, [delivery, payment]);
}

/** Drawn with the document as well, and shown there when `basket-hint.ts` finds no basket. */
function EmptyCartNotice({ guessed }: { guessed: boolean }) {
  return (
    <div className={guessed ? "notice form__guess" : "notice"}>
      <p>
        <strong>Twój koszyk jest pusty.</strong> Wybierz zabawki w&nbsp;
        <a href="/#categories">sklepie</a> albo opisz niżej, czego szukasz – potraktujemy to jako
        zapytanie o&nbsp;zamówienie.
      </p>
    </div>
  );
}
