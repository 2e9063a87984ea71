import type { Testimonial as TestimonialText } from "../../../shop/shop-config.ts";
import { addNonBreakingSpaces } from "../../../shop/text/typography.ts";
import { KiteString } from "./kite-string.tsx";

export function Testimonial({ quote, name, city }: TestimonialText) {
  return (
    <section className="section band testimonial" aria-label="Opinia klientki">
      <figure className="wrap testimonial__figure">
        <blockquote>
          <p>„{addNonBreakingSpaces(quote)}”</p>
        </blockquote>
        <KiteString />
        <figcaption>
          {name}, {city}
        </figcaption>
      </figure>
    </section>
  );
}
