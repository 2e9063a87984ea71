import { randomUUID } from "node:crypto";
import { brand, times } from "../../../shop.config.ts";
import type { Product } from "../../../shop/catalogue/product/product.ts";
import { readDeliveryTimes } from "../../cart/delivery-times.ts";
import { Island } from "../../islands/island.tsx";
import type { HeadData, LoaderArgs, PageData, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { Icon } from "../../ui/icon.tsx";
import { submitContactForm } from "./action.ts";
import { ContactDetails, ContactFaq } from "./contact-details.tsx";
import { sentResult } from "./form-result.ts";
import { createMessageSlots } from "./form-slots.tsx";
import MessageForm from "./message-form.tsx";
import OrderForm from "./order/order-form.tsx";
import { createOrderSlots } from "./order/order-slots.tsx";
import { createLinkedCart, readPieces } from "./without-scripts/linked-cart.ts";
import { LinkedOrder } from "./without-scripts/linked-order.tsx";

export async function loader({ shop, url }: LoaderArgs) {
  const query = url.searchParams;
  const isOrder = query.get("koszyk") === "true";
  const id = query.get("produkt");
  const product = id === null ? undefined : shop.catalogue().product(id);
  const cart = isOrder && product ? createLinkedCart(product, query) : undefined;
  return {
    isOrder,
    /** A link's order, which works without scripts. */
    linked: cart && { cart, pageId: randomUUID() },
    enquiry: product && describeEnquiry(product, readPieces(query), isOrder),
    deliveryTimes: await readDeliveryTimes(shop),
    giftWrapping: shop.giftWrapping,
    /** Redirected here after a submission without scripts. */
    sent: query.get("wyslano") === "1",
  };
}

export const action = submitContactForm;

/** A cache must not give one visitor's `pageId` to another. */
export function headers({ linked }: PageData<typeof loader>): Record<string, string> {
  return linked ? { "Cache-Control": "private, no-cache" } : {};
}

/** The product and the number of pieces that a link names. */
function describeEnquiry({ name, stock }: Product, pieces: number, isOrder: boolean): string {
  const line = `${name}, ${pieces} szt.`;
  if (isOrder) return line;
  return stock === 0
    ? `Dzień dobry, kiedy znów będzie u Państwa zabawka: ${name}? Potrzebuję ${pieces} szt.`
    : `Dzień dobry, czy mogę u Państwa zamówić: ${line}? Proszę o informację, kiedy będzie to możliwe.`;
}

export function head({ isOrder, url }: HeadData<typeof loader>) {
  return createPageMeta({
    title: isOrder ? "Złóż zamówienie" : "Kontakt",
    description: `Napisz lub zadzwoń do sklepu z zabawkami ${brand}. Doradzimy prezent i odpowiemy w ciągu ${times.reply} w dni robocze.`,
    url,
    robots: isOrder && "noindex",
  });
}

type ContactPageProps = PageProps<typeof loader, typeof action>;

export default function ContactPage(props: ContactPageProps) {
  const { isOrder, enquiry, result = props.sent ? sentResult : undefined } = props;
  if (isOrder) return <OrderPage {...props} result={result} />;
  return (
    <div className="wrap contact">
      <h1>Kontakt</h1>
      <p className="lead">
        Szukasz prezentu, pytasz o paczkę albo nie wiesz, co wybrać? Napisz, odpowiada człowiek.
      </p>
      <div className="contact__columns">
        <Island
          component={MessageForm}
          initialResult={result}
          {...createMessageSlots(result, enquiry)}
        />
        <ContactDetails />
        <ContactFaq />
      </div>
    </div>
  );
}

function OrderPage({ linked, enquiry, result, ...shop }: ContactPageProps) {
  const { deliveryTimes, giftWrapping } = shop;
  return (
    <div className="wrap contact contact--order">
      {linked ? (
        <LinkedOrder {...linked} {...{ result, deliveryTimes, giftWrapping }} />
      ) : (
        <Island
          component={OrderForm}
          initialResult={result}
          deliveryTimes={deliveryTimes}
          wrapping={giftWrapping?.price}
          {...createOrderSlots(result, giftWrapping, { enquiry })}
        />
      )}
      <Questions />
    </div>
  );
}

/** Folds what the contact page shows, so that the order form ends with its button. */
function Questions() {
  return (
    <details className="contact__questions">
      <summary>
        <Icon name="phone" />
        Masz pytanie? Telefon, godziny i odpowiedzi
      </summary>
      <div>
        <ContactDetails />
        <ContactFaq />
      </div>
    </details>
  );
}
