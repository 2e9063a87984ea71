import { isLatawiec, newsletterDiscount } from "../../../shop.config.ts";
import { Signup } from "../../forms/newsletter/signup.tsx";
import { Kite } from "./kite-string.tsx";

export function Newsletter() {
  return (
    <section className="section newsletter" id="newsletter" aria-labelledby="newsletter-tytul">
      <div className="wrap newsletter__row">
        <DiscountDrawing />
        <div className="newsletter__text">
          <h2 id="newsletter-tytul">
            Zapisz się i&nbsp;odbierz <mark>{newsletterDiscount}%&nbsp;zniżki</mark>
          </h2>
          <p className="lead">
            Napiszemy, gdy na&nbsp;półkach stanie coś, na&nbsp;co warto spojrzeć. Rzadko.
          </p>
          <Signup />
        </div>
      </div>
    </section>
  );
}

function DiscountDrawing() {
  return (
    <svg className="newsletter__drawing" viewBox="0 0 420 420" aria-hidden="true">
      {isLatawiec && (
        <path className="newsletter__string" d="M228 232C216 330 262 408 334 394s44-104 146-98" />
      )}
      <path
        className="newsletter__cloud"
        d="M82 356a62 62 0 0 1-12-122 88 88 0 0 1 166-42 76 76 0 0 1 104 54 56 56 0 0 1 2 110z"
      />
      {isLatawiec && (
        <g transform="translate(312 104) rotate(36) scale(6.4)">
          <Kite />
        </g>
      )}
      <text x="200" y="322" textAnchor="middle">
        −{newsletterDiscount}%
      </text>
    </svg>
  );
}
