import { brand, times } from "../../../shop.config.ts";
import type { Catalogue } from "../../../shop/catalogue/catalogue.ts";
import { readDeliveryTimes } from "../../cart/delivery-times.ts";
import { Island } from "../../islands/island.tsx";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { readPieces } from "./codes.ts";
import { Icon } from "../../ui/icon.tsx";
import { submitContactForm } from "./action.ts";
import { ContactDetails, ContactFaq } from "./contact-details.tsx";
import { sentResult } from "./form-result.ts";
import { createMessageSlots } from "./form-slots.tsx";
import { MessageForm } from "./message-form.tsx";
import { OrderForm } from "./order/order-form.tsx";
import { createOrderSlots } from "./order/order-slots.tsx";

export async function loader({ shop, url }: LoaderArgs) {
  const isOrder = url.searchParams.get("koszyk") === "true";
  return {
    url: `${shop.origin}/kontakt`,
    isOrder,
    /** In an order chosen without scripts, which have the cart. */
    enquiry: describeEnquiry(shop.catalogue, url.searchParams, isOrder),
    deliveryTimes: await readDeliveryTimes(shop),
    giftWrapping: shop.giftWrapping,
    /** Redirected here after a submission without scripts. */
    sent: url.searchParams.get("wyslano") === "1",
  };
}

export const action = submitContactForm;

/** The product and the number of pieces that a link names. */
function describeEnquiry(
  catalogue: () => Catalogue,
  query: URLSearchParams,
  isOrder: boolean,
): string | undefined {
  const id = query.get("produkt");
  const product = id === null ? undefined : catalogue().product(id);
  if (!product) return undefined;
  const pieces = `${readPieces(query)} szt.`;
  const line = `${product.name}, ${pieces}`;
  if (isOrder) return line;
  return product.stock === 0
    ? `Dzień dobry, kiedy znów będzie u Państwa zabawka: ${product.name}? Potrzebuję ${pieces}`
    : `Dzień dobry, czy mogę u Państwa zamówić: ${line}? Proszę o informację, kiedy będzie to możliwe.`;
}

export function head({ isOrder, url }: PageData<typeof loader>) {
  return createPageMeta({
    title: isOrder ? "Złóż zamówienie" : "Kontakt",
    description: `Napisz lub zadzwoń do sklepu z zabawkami ${brand}. Doradzimy prezent i odpowiemy w ciągu ${times.reply} w dni robocze.`,
    url,
    noindex: isOrder,
  });
}

export default function ContactPage({
  isOrder,
  sent,
  enquiry,
  deliveryTimes,
  giftWrapping,
  result = sent ? sentResult : undefined,
}: PageProps<typeof loader, typeof action>) {
  if (isOrder) {
    return (
      <div className="wrap contact contact--order">
        <Island
          component={OrderForm}
          initialResult={result}
          deliveryTimes={deliveryTimes}
          wrapping={giftWrapping?.price}
          {...createOrderSlots(result, giftWrapping, enquiry)}
        />
        <Questions />
      </div>
    );
  }
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
