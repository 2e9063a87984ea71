import type { Testimonial as TestimonialText } from "../../../shop/shop-config.ts";
import { Drawing } from "../../ui/drawing.tsx";

export function Testimonial({ quote, name, city }: TestimonialText) {
  return (
    <section className="section band testimonial" aria-label="Opinia klientki">
      <figure className="wrap testimonial__figure">
        <blockquote>
          <p>„{quote}”</p>
        </blockquote>
        <Drawing name="ribbon" className="ribbon" />
        <figcaption>
          {name}, {city}
        </figcaption>
      </figure>
    </section>
  );
}
