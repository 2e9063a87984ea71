import { testimonial } from "../../../shop.config.ts";
import { addNonBreakingSpaces } from "../../../shop/text/typography.ts";
import { KiteString } from "./kite-string.tsx";

export function Testimonial() {
  return (
    <section className="section testimonial" aria-label="Opinia klientki">
      <figure className="wrap testimonial__figure">
        <blockquote>
          <p>„{addNonBreakingSpaces(testimonial.quote)}”</p>
        </blockquote>
        <KiteString />
        <figcaption>
          {testimonial.name}, {testimonial.city}
        </figcaption>
      </figure>
    </section>
  );
}
