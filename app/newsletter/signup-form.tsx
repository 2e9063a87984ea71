import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { useFetcher } from "react-router";
import { fieldLimits } from "../../shop/customer.ts";
import type { SignupAnswer, SignupErrors } from "../../shop/newsletter-signup.ts";
import { Field } from "../ui/field.tsx";
import { ConsentField } from "./consent-field.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { SignupAsked, SignupFailed } from "./signup-outcome.tsx";

type SignupFormProps = {
  /** What the server said to a form sent without JavaScript. */
  answer?: SignupAnswer | undefined;
  /** What a visitor sent from the document's form; it goes to the server from here. */
  sent?: FormData | undefined;
};

/** Answers in its place. */
export default function SignupForm({ answer: given, sent }: SignupFormProps) {
  const fetcher = useFetcher<SignupAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? given;
  const { errors, mend } = useErrors(answer, form);
  const { submit } = fetcher;
  useEffect(() => {
    if (sent) void submit(sent, { method: "post", action: "/newsletter" });
  }, [sent, submit]);
  if (answer?.kind === "asked") return <SignupAsked email={answer.email} />;
  const sending = fetcher.state !== "idle" || Boolean(sent && !answer);
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
        defaultValue={answer?.email ?? sent?.get("email")?.toString()}
        error={errors.email}
      />
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? "Zapisujemy…" : "Zapisz Się"}
      </button>
      <ConsentField given={answer?.consent ?? sent?.has("consent")} error={errors.consent} />
      <PrivacyNote />
    </fetcher.Form>
  );
}

/** What the server found; an error goes as soon as its field is mended. */
function useErrors(answer: SignupAnswer | undefined, form: RefObject<HTMLFormElement | null>) {
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
