import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { newsletterDiscount, seller } from "../../../shop.config.ts";
import { parseSignup, type SignupResult } from "../../../shop/newsletter/newsletter-signup.ts";
import { Notice } from "../../ui/notice.tsx";
import { updateFieldError, updateForm, useJsonForm } from "../json-form.ts";

type SignupFormProps = {
  initialResult?: SignupResult | undefined;
  fields: ReactNode;
  note: ReactNode;
};

/** Shows its result in place. */
export default function SignupForm({ initialResult, fields, note }: SignupFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { result, sending, submit } = useJsonForm<SignupResult>(
    initialResult,
    () => ({ ...parseSignup(new FormData(ref.current!)), kind: "failed" }),
    validate,
  );
  // Native validation applies until hydration.
  useEffect(() => ref.current?.setAttribute("novalidate", ""), []);
  useEffect(() => {
    const errors = result?.kind === "invalid" ? result.errors : {};
    if (ref.current) updateForm(ref.current, errors, result?.stamp);
  }, [result]);
  if (result?.kind === "confirmation-sent") return <ConfirmationSent email={result.email} />;
  return (
    <form
      ref={ref}
      method="post"
      action="/newsletter"
      className="signup"
      onSubmit={submit}
      onInput={clearFieldError}
    >
      {result?.kind === "failed" && <SignupFailed {...result} />}
      {fields}
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? "Zapisujemy…" : "Zapisz Się"}
      </button>
      {note}
    </form>
  );
}

async function validate(form: HTMLFormElement): Promise<SignupResult | undefined> {
  const signup = parseSignup(new FormData(form));
  return signup.kind === "invalid" ? signup : undefined;
}

function clearFieldError({ target }: FormEvent): void {
  const control = target as HTMLInputElement;
  if (control.validity.valid) updateFieldError(control, undefined);
}

/** Same text for every address, so that it does not reveal who is subscribed. */
function ConfirmationSent({ email }: { email: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <Notice tone="mint" title="Sprawdź skrzynkę" ref={text} role="status" tabIndex={-1}>
      Na adres {email} wysyłamy list z linkiem. Kliknij go w ciągu 48 godzin, a odeślemy kod na{" "}
      {newsletterDiscount}% zniżki. Listu nie widać? Zajrzyj do spamu albo sprawdź, czy kod nie
      przyszedł już wcześniej.
    </Notice>
  );
}

function SignupFailed({ notice }: SignupResult & { kind: "failed" }) {
  const {
    title = "Nie udało się zapisać",
    message = `Spróbuj ponownie za chwilę albo napisz do nas: ${seller.email}.`,
  } = notice ?? {};
  return <Notice tone="rose" role="alert" title={title} message={message} />;
}
