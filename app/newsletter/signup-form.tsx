import { useEffect, useRef, useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import { fieldLimits } from "../../shop/customer.ts";
import type { SignupAnswer, SignupErrors } from "../../shop/newsletter-signup.ts";
import { Field, FieldError } from "../ui/field.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { SignupAsked, SignupFailed } from "./signup-outcome.tsx";

/** Answers in its place; `answer` is the server's when the form was sent without JavaScript. */
export function SignupForm({ answer: sent }: { answer?: SignupAnswer | undefined }) {
  const fetcher = useFetcher<SignupAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? sent;
  const { errors, mend } = useErrors(answer, form);
  const sending = fetcher.state !== "idle";
  if (answer?.kind === "asked") return <SignupAsked email={answer.email} />;
  return (
    <fetcher.Form ref={form} method="post" action="/newsletter" className="signup" noValidate onInput={mend}>
      {answer?.kind === "failed" && <SignupFailed />}
      <Field
        label="Adres e-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="Twój adres email"
        required
        maxLength={fieldLimits.email}
        defaultValue={answer?.email}
        error={errors.email}
      />
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? "Zapisujemy…" : "Zapisz Się"}
      </button>
      <ConsentField error={errors.consent} />
      <PrivacyNote />
    </fetcher.Form>
  );
}

function ConsentField({ error }: { error: string | undefined }) {
  return (
    <div className="check">
      <input
        type="checkbox"
        id="pole-consent"
        name="consent"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby="blad-consent"
      />
      <label htmlFor="pole-consent">
        Chcę dostawać newsletter na&nbsp;ten adres e-mail. Zgodę mogę cofnąć w&nbsp;każdej chwili.
      </label>
      <FieldError name="consent" error={error} />
    </div>
  );
}

/** What the server found; an error goes as soon as its field is mended. */
function useErrors(answer: SignupAnswer | undefined, form: React.RefObject<HTMLFormElement | null>) {
  const [seen, setSeen] = useState(answer);
  const [errors, setErrors] = useState<SignupErrors>(findErrors(answer));
  if (seen !== answer) {
    setSeen(answer);
    setErrors(findErrors(answer));
  }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer, form]);
  function mend({ target }: FormEvent) {
    const { name, validity } = target as HTMLInputElement;
    if (validity.valid) setErrors((current) => ({ ...current, [name]: undefined }));
  }
  return { errors, mend };
}

function findErrors(answer: SignupAnswer | undefined): SignupErrors {
  return answer?.kind === "problem" ? answer.errors : {};
}
