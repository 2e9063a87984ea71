import { useEffect, useRef, useState, type FormEvent } from "react";
import { parseSignup, type SignupResult } from "../../../shop/newsletter/newsletter-signup.ts";
import { FormProof } from "../bot-protection-fields.tsx";
import { useJsonForm } from "../use-json-form.ts";
import { ConsentField } from "./consent-field.tsx";
import { EmailField } from "./email-field.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { SignupAsked, SignupFailed } from "./signup-result.tsx";
import { useSignupErrors } from "./use-signup-errors.ts";

/**
 * Answers in its place, and sends nothing before the consent is given. `given` is what the server
 * said to a form sent without scripts.
 */
export function SignupForm({ given }: { given?: SignupResult | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const { result, sending, send } = useJsonForm<SignupResult>(given, () => ({
    ...parseSignup(new FormData(form.current!)),
    kind: "failed",
  }));
  const [found, setFound] = useState<SignupResult>();
  const answer = found ?? result;
  const { errors, mend } = useSignupErrors(answer, form);
  // Until now the browser's own checks stood in for ours.
  useEffect(() => form.current?.setAttribute("novalidate", ""), []);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending) return;
    const problem = findProblem(new FormData(event.currentTarget));
    setFound(problem);
    if (!problem) void send(event.currentTarget);
  }
  if (answer?.kind === "asked") return <SignupAsked email={answer.email} />;
  return (
    <form
      ref={form}
      method="post"
      action="/newsletter"
      className="signup"
      onSubmit={submit}
      onInput={mend}
    >
      {answer?.kind === "failed" && <SignupFailed {...answer.obstacle} />}
      <EmailField written={answer?.email} error={errors.email} />
      <ConsentField given={answer?.consent} error={errors.consent} />
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? "Zapisujemy…" : "Zapisz Się"}
      </button>
      <PrivacyNote />
      <FormProof stamp={answer?.stamp} />
    </form>
  );
}

function findProblem(form: FormData): SignupResult | undefined {
  const answer = parseSignup(form);
  const stamp = form.get("stamp");
  // The stamp moves on with a form that is drawn anew, unless it is still being asked for.
  const stamped = typeof stamp === "string" && stamp.length > 1 && { stamp };
  return answer.kind === "problem" ? { ...answer, ...stamped } : undefined;
}
