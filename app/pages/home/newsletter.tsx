import { newsletterDiscount } from "../../../shop.config.ts";
import { SignupForm } from "../../newsletter/signup-form.tsx";

export function Newsletter() {
  return (
    <section className="section newsletter" id="newsletter" aria-labelledby="newsletter-tytul">
      <div className="wrap newsletter__row">
        <DiscountKite />
        <div className="newsletter__text">
          <h2 id="newsletter-tytul">Zapisz się i&nbsp;odbierz {newsletterDiscount}% zniżki</h2>
          <p className="lead">
            Napiszemy, gdy na&nbsp;półkach pojawi się coś, na&nbsp;co warto spojrzeć. Rzadko i&nbsp;na&nbsp;temat.
          </p>
          <SignupForm />
        </div>
      </div>
    </section>
  );
}

/** The discount is the kite, and its string leads to the field. */
function DiscountKite() {
  return (
    <svg className="newsletter__kite" viewBox="0 0 320 360" aria-hidden="true">
      <path className="newsletter__string" d="M112 262C92 322 150 352 196 330s76-34 122-14" />
      <path fill="var(--coral)" d="M206 14 298 122 84 142z" />
      <path fill="var(--sun)" d="M298 122 112 262 84 142z" />
      <text x="196" y="152" textAnchor="middle">
        {newsletterDiscount}%
      </text>
    </svg>
  );
}
