import { isEmail } from "./customer.ts";

export type SignupErrors = { email?: string; consent?: string };

/** What became of a wish to subscribe; only `asked` means that the shop has it. */
export type SignupAnswer =
  | { kind: "asked"; email: string }
  | { kind: "problem"; email: string; errors: SignupErrors }
  | { kind: "failed"; email: string };

/** A wish to subscribe as a form sends it; the consent counts only when it was given. */
export function parseSignup(form: FormData): Exclude<SignupAnswer, { kind: "failed" }> {
  const email = String(form.get("email") ?? "").trim();
  const errors: SignupErrors = {
    ...(!isEmail(email) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
    ...(!form.get("consent") && { consent: "Bez Twojej zgody nie możemy wysyłać newslettera." }),
  };
  return Object.keys(errors).length > 0
    ? { kind: "problem", email, errors }
    : { kind: "asked", email };
}
