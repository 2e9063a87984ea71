import { lazy } from "react";
import { Signup } from "../../newsletter/signup.tsx";
import { Still } from "../../ui/still.tsx";

const Invitation = lazy(() => import("./newsletter-invitation.tsx"));

export function Newsletter() {
  return (
    <section className="section newsletter" id="newsletter" aria-labelledby="newsletter-tytul">
      <div className="wrap newsletter__row">
        <Still id="zaproszenie" content={Invitation} />
        <Signup />
      </div>
    </section>
  );
}
