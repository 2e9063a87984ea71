import { drawings, newsletterDiscount } from "../../../shop.config.ts";
import { Signup } from "../../forms/newsletter/signup.tsx";

export function Newsletter() {
  return (
    <section className="section newsletter" id="newsletter" aria-labelledby="newsletter-tytul">
      <div className="wrap newsletter__row">
        <DiscountDrawing />
        <div className="newsletter__text">
          <h2 id="newsletter-tytul">
            Zapisz się i odbierz <mark>{newsletterDiscount}% zniżki</mark>
          </h2>
          <p className="lead">
            Napiszemy, gdy na półkach stanie coś, na co warto spojrzeć. Rzadko.
          </p>
          <Signup />
        </div>
      </div>
    </section>
  );
}

/** The discount stands on the drawing, in the middle of its lower half. */
function DiscountDrawing() {
  const { viewBox, content } = drawings.newsletter ?? cloud;
  return (
    <svg className="newsletter__drawing" viewBox={viewBox} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: content }} />
      <text x="200" y="322" textAnchor="middle">
        −{newsletterDiscount}%
      </text>
    </svg>
  );
}

const cloud = {
  viewBox: "0 0 420 420",
  content:
    '<path fill="var(--white)" d="M82 356a62 62 0 0 1-12-122 88 88 0 0 1 166-42 76 76 0 0 1 104 54 56 56 0 0 1 2 110z"/>',
};
