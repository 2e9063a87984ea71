import { useEffect, useRef, useState, type FormEvent } from "react";
import { parseSignup, type SignupResult } from "../../../shop/newsletter/newsletter-signup.ts";
import { BotProtectionFields } from "../bot-protection-fields.tsx";
import { useJsonForm } from "../use-json-form.ts";
import { ConsentField } from "./consent-field.tsx";
import { EmailField } from "./email-field.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { ConfirmationSent, SignupFailed } from "./signup-result.tsx";
import { useSignupErrors } from "./use-signup-errors.ts";

/** Shows its result in place. `initialResult` comes from a submission without scripts. */
export function SignupForm({ initialResult }: { initialResult?: SignupResult | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const request = useJsonForm<SignupResult>(initialResult, () => ({
    ...parseSignup(new FormData(form.current!)),
    kind: "failed",
  }));
  const [clientResult, setClientResult] = useState<SignupResult>();
  const { sending, send } = request;
  const result = clientResult ?? request.result;
  const { errors, clearFieldError } = useSignupErrors(result, form);
  // Native validation applies until hydration.
  useEffect(() => form.current?.setAttribute("novalidate", ""), []);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending) return;
    const invalid = validate(new FormData(event.currentTarget));
    setClientResult(invalid);
    if (!invalid) void send(event.currentTarget);
  }
  if (result?.kind === "confirmation-sent") return <ConfirmationSent email={result.email} />;
  return (
    <form
      ref={form}
      method="post"
      action="/newsletter"
      className="signup"
      onSubmit={submit}
      onInput={clearFieldError}
    >
      {result?.kind === "failed" && <SignupFailed {...result.notice} />}
      <EmailField value={result?.email} error={errors.email} />
      <ConsentField checked={result?.consent} error={errors.consent} />
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? "Zapisujemy…" : "Zapisz Się"}
      </button>
      <PrivacyNote />
      <BotProtectionFields stamp={result?.stamp} />
    </form>
  );
}

function validate(form: FormData): SignupResult | undefined {
  const result = parseSignup(form);
  const stamp = form.get("stamp");
  // Keeps a fetched timestamp, unless its request is still pending.
  const timestamp = typeof stamp === "string" && stamp.length > 1 && { stamp };
  return result.kind === "invalid" ? { ...result, ...timestamp } : undefined;
}
