import { seller, times } from "../../../shop.config.ts";
import { formatAddress } from "../../../shop/shop-config.ts";
import { Typeset } from "../../ui/typeset.tsx";

export function ContactFaq() {
  return (
    <section className="contact__faq" aria-labelledby="pytania">
      <h2 id="pytania">Częste pytania</h2>
      <details name="pytania">
        <summary>Czy mogę odebrać zamówienie osobiście?</summary>
        <p>
          <Typeset
            text={`Tak, w naszym biurze: ${formatAddress(seller.pickupAddress)}. Najpierw umów się z nami telefonicznie lub e-mailem, żebyśmy zdążyli przygotować paczkę.`}
          />
        </p>
      </details>
      <details name="pytania">
        <summary>Ile trwa realizacja zamówienia?</summary>
        <p>
          <Typeset
            text={`Standardowo ${times.standard}. O każdym kroku, od przyjęcia po nadanie paczki, piszemy e-mailem.`}
          />
        </p>
      </details>
    </section>
  );
}
