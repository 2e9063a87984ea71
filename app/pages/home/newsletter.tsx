import { isLatawiec, newsletterDiscount } from "../../../shop.config.ts";
import { Signup } from "../../forms/newsletter/signup.tsx";

export function Newsletter() {
  return (
    <section className="section newsletter" id="newsletter" aria-labelledby="newsletter-tytul">
      <div className="wrap newsletter__row">
        {isLatawiec && <DiscountKite />}
        <div className="newsletter__text">
          <h2 id="newsletter-tytul">
            Zapisz się i&nbsp;odbierz <mark>{newsletterDiscount}%&nbsp;zniżki</mark>
          </h2>
          <p className="lead">
            Napiszemy, gdy na&nbsp;półkach pojawi się coś, na&nbsp;co warto spojrzeć. Rzadko
            i&nbsp;na&nbsp;temat.
          </p>
          <Signup />
        </div>
      </div>
    </section>
  );
}

function DiscountKite() {
  return (
    <svg className="newsletter__drawing" viewBox="0 0 420 420" aria-hidden="true">
      <path className="newsletter__string" d="M228 232C216 330 262 408 334 394s44-104 146-98" />
      <path
        className="newsletter__cloud"
        d="M82 356a62 62 0 0 1-12-122 88 88 0 0 1 166-42 76 76 0 0 1 104 54 56 56 0 0 1 2 110z"
      />
      <g transform="translate(312 104) rotate(36) scale(6.4)">
        <path fill="#ee6350" d="M0-13.5Q-6.5-8-11.6-.9-12.2 0-11 0H0z" />
        <path fill="#c93a2b" d="M0-13.5Q6.5-8 11.6-.9 12.2 0 11 0H0z" />
        <path fill="#ffd45e" d="M0 20.5Q-7.5 10.5-11.6.9-12 0-11 0H0z" />
        <path fill="#f5ab1d" d="M0 20.5Q7.5 10.5 11.6.9 12 0 11 0H0z" />
      </g>
      <text x="200" y="322" textAnchor="middle">
        −{newsletterDiscount}%
      </text>
    </svg>
  );
}
