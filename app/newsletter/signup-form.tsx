import { useRef } from "react";
import { parseSignup, type SignupAnswer } from "../../shop/newsletter-signup.ts";
import { FormProof } from "../forms/form-proof.tsx";
import { useJsonForm } from "../forms/use-json-form.ts";
import { ConsentField } from "./consent-field.tsx";
import { EmailField } from "./email-field.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { SignupAsked, SignupFailed } from "./signup-outcome.tsx";
import { useSignupErrors } from "./use-signup-errors.ts";

/** Answers in its place. `given` is what the server said to a form sent without scripts. */
export function SignupForm({ given }: { given?: SignupAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const { result, sending, send } = useJsonForm<SignupAnswer>(given, () => ({
    ...parseSignup(new FormData(form.current!)),
    kind: "failed",
  }));
  const { errors, mend } = useSignupErrors(result, form);
  if (result?.kind === "asked") return <SignupAsked email={result.email} />;
  return (
    <form
      ref={form}
      method="post"
      action="/newsletter"
      className="signup"
      noValidate
      onInput={mend}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) void send(event.currentTarget);
      }}
    >
      {result?.kind === "failed" && <SignupFailed {...result.obstacle} />}
      <EmailField written={result?.email} error={errors.email} />
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? "Zapisujemy…" : "Zapisz Się"}
      </button>
      <ConsentField given={result?.consent} error={errors.consent} />
      <PrivacyNote />
      <FormProof stamp={result?.stamp} />
    </form>
  );
}
