import type { FormNotice } from "../order/placing/customer.ts";
import { cleanEmail, isEmail } from "../field/email.ts";

type SignupErrors = { email?: string; consent?: string };

export type SignupResult = SignupFields &
  (
    | { kind: "confirmation-sent" }
    | { kind: "invalid"; errors: SignupErrors }
    | { kind: "failed"; notice?: FormNotice }
  );

type ParsedSignup = SignupFields & ({ kind: "valid" } | { kind: "invalid"; errors: SignupErrors });

type SignupFields = {
  email: string;
  consent: boolean;
  /** Signed timestamp, sent back with the next attempt. */
  stamp?: string;
};

export function parseSignup(form: { get(name: string): unknown }): ParsedSignup {
  const rawEmail = form.get("email");
  const email = typeof rawEmail === "string" ? cleanEmail(rawEmail) : "";
  const consent = Boolean(form.get("consent"));
  const errors: SignupErrors = {
    ...(!isEmail(email) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
    ...(!consent && { consent: "Bez Twojej zgody nie możemy wysyłać newslettera." }),
  };
  if (Object.keys(errors).length > 0) return { kind: "invalid", email, consent, errors };
  return { kind: "valid", email, consent };
}
