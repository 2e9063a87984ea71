import { isEmail } from "../order/customer.ts";

export type SignupErrors = { email?: string; consent?: string };

/** What became of a wish to subscribe; only `asked` means that the shop has it. */
export type SignupResult = {
  email: string;
  consent: boolean;
  /** Goes with the form when it is sent again. */
  stamp?: string;
} & (
  | { kind: "asked" }
  | { kind: "problem"; errors: SignupErrors }
  /** With the reason, where there is more to say than that it failed. */
  | { kind: "failed"; obstacle?: { title: string; text: string } }
);

/** A wish to subscribe as a form sends it; the consent counts only when it was given. */
export function parseSignup(form: {
  get(name: string): unknown;
}): SignupResult & { kind: "asked" | "problem" } {
  const rawEmail = form.get("email");
  const email = typeof rawEmail === "string" ? rawEmail.trim() : "";
  const consent = Boolean(form.get("consent"));
  const errors: SignupErrors = {
    ...(!isEmail(email) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
    ...(!consent && { consent: "Bez Twojej zgody nie możemy wysyłać newslettera." }),
  };
  if (Object.keys(errors).length > 0) return { kind: "problem", email, consent, errors };
  return { kind: "asked", email, consent };
}
