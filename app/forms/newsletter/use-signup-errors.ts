import { useEffect, useState, type FormEvent, type RefObject } from "react";
import type { SignupResult, SignupErrors } from "../../../shop/newsletter/newsletter-signup.ts";

/** What the server found; the first wrong field gets the focus, a mended one loses its error. */
export function useSignupErrors(
  answer: SignupResult | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const [seen, setSeen] = useState(answer);
  const [errors, setErrors] = useState<SignupErrors>(findErrors(answer));
  if (seen !== answer) {
    setSeen(answer);
    setErrors(findErrors(answer));
  }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer, form]);
  function mend({ target }: FormEvent): void {
    const { name, validity } = target as HTMLInputElement;
    if (validity.valid) setErrors((current) => ({ ...current, [name]: undefined }));
  }
  return { errors, mend };
}

function findErrors(answer: SignupResult | undefined): SignupErrors {
  return answer?.kind === "problem" ? answer.errors : {};
}
