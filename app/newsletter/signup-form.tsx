import { useEffect, useRef, useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import { parseSignup, type SignupAnswer } from "../../shop/newsletter-signup.ts";
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

/** Answers in its place, and sends nothing before the consent is given. */
export function SignupForm({ answer: given, sent }: SignupFormProps) {
  const fetcher = useFetcher<SignupAnswer>();
  const { submit } = fetcher;
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState(() => sent && findProblem(sent));
  const answer = found ?? fetcher.data ?? given;
  const { errors, mend } = useSignupErrors(answer, form);
  useEffect(() => {
    // Until now the browser's own checks stood in for ours.
    form.current?.setAttribute("novalidate", "");
    if (sent && !findProblem(sent)) void submit(sent, { method: "post", action: "/newsletter" });
  }, [sent, submit]);
  function check(event: FormEvent<HTMLFormElement>): void {
    const problem = findProblem(new FormData(event.currentTarget));
    setFound(problem);
    if (problem) event.preventDefault();
  }
  if (answer?.kind === "asked") return <SignupAsked email={answer.email} />;
  const sending = fetcher.state !== "idle" || Boolean(sent && !answer);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/newsletter"
      className="signup"
      onSubmit={check}
      onInput={mend}
    >
      {answer?.kind === "failed" && <SignupFailed {...answer.obstacle} />}
      <EmailField written={answer?.email ?? sent?.get("email")} error={errors.email} />
      <ConsentField given={answer?.consent ?? sent?.has("consent")} error={errors.consent} />
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? "Zapisujemy…" : "Zapisz Się"}
      </button>
      <PrivacyNote />
      <FormProof stamp={answer?.stamp} />
    </fetcher.Form>
  );
}

function findProblem(form: FormData): SignupAnswer | undefined {
  const answer = parseSignup(form);
  const stamp = form.get("stamp");
  // The stamp moves on with a form that is drawn anew, unless it is still being asked for.
  const stamped = typeof stamp === "string" && stamp.length > 1 && { stamp };
  return answer.kind === "problem" ? { ...answer, ...stamped } : undefined;
}
