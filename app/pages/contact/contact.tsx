import { brand } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import { Island } from "../../islands/island.tsx";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { Icon } from "../../ui/icon.tsx";
import { submitContactForm } from "./action.ts";
import { ContactDetails, ContactFaq } from "./contact-details.tsx";
import { createMessageSlots } from "./form-slots.tsx";
import { MessageForm } from "./message-form.tsx";
import { describeDeliveryTimes } from "./order/delivery-times.ts";
import { OrderForm } from "./order/order-form.tsx";
import { createOrderSlots } from "./order/order-slots.tsx";

export async function loader({ context, url }: HandlerArgs) {
  const shop = context.get(shopContext);
  const productId = url.searchParams.get("produkt");
  const product = productId === null ? undefined : shop.catalogue().product(productId);
  return {
    url: `${shop.origin}/kontakt`,
    isOrder: url.searchParams.get("koszyk") === "true",
    /** Chosen without scripts, which have the cart. */
    enquiry: product && `${product.name}, 1\u00a0szt.`,
    promise: await shop.promisedDelivery.read(),
    /** Redirected here after a submission without scripts. */
    sent: url.searchParams.get("wyslano") === "1",
  };
}

export const action = submitContactForm;

export function head({ isOrder, url }: PageData<typeof loader>) {
  return createPageMeta({
    title: isOrder ? "Złóż zamówienie" : "Kontakt",
    description: `Napisz lub zadzwoń do sklepu z zabawkami ${brand}. Doradzimy prezent i odpowiemy w ciągu 24 godzin w dni robocze.`,
    url,
    noindex: isOrder,
  });
}

export default function ContactPage({
  isOrder,
  sent,
  enquiry,
  promise,
  result = sent ? { kind: "sent" } : undefined,
}: PageProps<typeof loader, typeof action>) {
  if (isOrder) {
    return (
      <div className="wrap contact contact--order">
        <Island
          component={OrderForm}
          initialResult={result}
          deliveryTimes={describeDeliveryTimes(promise)}
          {...createOrderSlots(result, enquiry)}
        />
        <Questions />
      </div>
    );
  }
  return (
    <div className="wrap contact">
      <h1>Kontakt</h1>
      <p className="lead">
        Szukasz prezentu, pytasz o&nbsp;paczkę albo nie wiesz, co wybrać? Napisz, odpowiada
        człowiek.
      </p>
      <div className="contact__columns">
        <Island component={MessageForm} initialResult={result} {...createMessageSlots(result)} />
        <Aside />
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
        Masz pytanie? Telefon, godziny i&nbsp;odpowiedzi
      </summary>
      <Aside />
    </details>
  );
}

function Aside() {
  return (
    <div>
      <ContactDetails />
      <ContactFaq />
    </div>
  );
}
