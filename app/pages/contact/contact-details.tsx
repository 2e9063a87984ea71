import { deliveryOptions, hours, seller, times } from "../../../shop.config.ts";
import { scenePicture } from "../../../shop/catalogue/product/picture.ts";
import { formatAddress } from "../../../shop/shop-config.ts";
import { createMailtoUrl, createTelUrl } from "../../../shop/text/contact-urls.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScenePicture } from "../../ui/picture/scene-picture.tsx";

const benefits: readonly [IconName, string, string][] = [
  ["shield", "Doradzimy", "Podpowiemy zabawkę do wieku, budżetu i temperamentu."],
  ["mail", "Odpowiedź w 24 godziny", "W dni robocze odpisujemy najpóźniej następnego dnia."],
  [
    "clock",
    "Jesteśmy pon.–pt.",
    `Od ${hours.opens} do ${hours.closes}, przy telefonie i przy poczcie.`,
  ],
];

const company = formatAddress(seller.address);
const office = formatAddress(seller.pickupAddress);
const hasPickup = deliveryOptions.some(({ fulfilment }) => fulfilment === "pickup");
const hasOffice = hasPickup && office !== company;

/** Postal and pickup address. */
const places: readonly (readonly [address: string, purpose: string])[] = [
  [company, "siedziba: listy, zwroty i reklamacje"],
  ...(hasOffice ? [[office, "biuro: odbiór osobisty po umówieniu"] as const] : []),
];

export function ContactDetails() {
  return (
    <div className="contact__details">
      <ul className="contact__benefits">
        {benefits.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} />
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <ScenePicture
        base="/pictures/scenes/office"
        alt="Biuro sklepu: biurko, półki z zabawkami i okno z widokiem na port."
        shape={scenePicture}
        sizes="(min-width: 1024px) 600px, 92vw"
      />
      <ContactData />
    </div>
  );
}

function ContactData() {
  return (
    <>
      <address className="contact__address">
        <a href={createTelUrl(seller.phone)}>
          <Icon name="phone" /> {seller.phone}
        </a>
        <a href={createMailtoUrl(seller.email)}>
          <Icon name="mail" /> {seller.email}
        </a>
        {places.map(([address, purpose]) => (
          <span key={purpose}>
            <Icon name="pin" />
            <span>
              {address} <small>{purpose}</small>
            </span>
          </span>
        ))}
      </address>
      <dl className="contact__hours">
        <dt>{hours.weekdays}</dt>
        <dd>
          {hours.opens}–{hours.closes}
        </dd>
        <dt>sobota i niedziela</dt>
        <dd>nieczynne</dd>
      </dl>
      <p className="muted">
        {`Na wiadomości odpowiadamy w ciągu ${times.reply} w dni robocze. Po weekendzie i świętach – następnego dnia roboczego.`}
      </p>
    </>
  );
}

export function ContactFaq() {
  return (
    <section className="contact__faq" aria-labelledby="pytania">
      <h2 id="pytania">Częste pytania</h2>
      {hasPickup && (
        <details name="pytania">
          <summary>Czy mogę odebrać zamówienie osobiście?</summary>
          <p>
            {`Tak, w naszym biurze: ${office}. Najpierw umów się z nami telefonicznie lub e-mailem, żebyśmy zdążyli przygotować paczkę.`}
          </p>
        </details>
      )}
      <details name="pytania">
        <summary>Ile trwa realizacja zamówienia?</summary>
        <p>
          {`Standardowo ${times.standard}. O każdym kroku, od przyjęcia po nadanie paczki, piszemy e-mailem.`}
        </p>
      </details>
    </section>
  );
}
