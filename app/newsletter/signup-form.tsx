import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { SignupAnswer } from "../../shop/newsletter-signup.ts";
import { FormProof } from "../forms/form-proof.tsx";
import { ConsentField } from "./consent-field.tsx";
import { EmailField } from "./email-field.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { SignupAsked, SignupFailed } from "./signup-outcome.tsx";
import { useSignupErrors } from "./use-signup-errors.ts";

type SignupFormProps = {
  /** What the server said to a form sent without JavaScript. */
  answer?: SignupAnswer | undefined;
  /** What a visitor sent from the document's form; it goes to the server from here. */
  sent?: FormData | undefined;
};

/** Answers in its place. */
export function SignupForm({ answer: given, sent }: SignupFormProps) {
  const fetcher = useFetcher<SignupAnswer>();
  const { submit } = fetcher;
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? given;
  const { errors, mend } = useSignupErrors(answer, form);
  useEffect(() => {
    if (sent) void submit(sent, { method: "post", action: "/newsletter" });
  }, [sent, submit]);
  if (answer?.kind === "asked") return <SignupAsked email={answer.email} />;
  const sending = fetcher.state !== "idle" || Boolean(sent && !answer);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/newsletter"
      className="signup"
      noValidate
      onInput={mend}
    >
      {answer?.kind === "failed" && <SignupFailed {...answer.obstacle} />}
      <EmailField written={answer?.email ?? sent?.get("email")} error={errors.email} />
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? "Zapisujemy…" : "Zapisz Się"}
      </button>
      <ConsentField given={answer?.consent ?? sent?.has("consent")} error={errors.consent} />
      <PrivacyNote />
      <FormProof stamp={answer?.stamp} />
    </fetcher.Form>
  );
}
