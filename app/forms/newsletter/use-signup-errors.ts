import { useEffect, useState, type FormEvent, type RefObject } from "react";
import type { SignupResult, SignupErrors } from "../../../shop/newsletter/newsletter-signup.ts";

/** Errors from the server. Focuses the first invalid field; a corrected field loses its error. */
export function useSignupErrors(
  result: SignupResult | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const [lastResult, setLastResult] = useState(result);
  const [errors, setErrors] = useState<SignupErrors>(getErrors(result));
  if (lastResult !== result) {
    setLastResult(result);
    setErrors(getErrors(result));
  }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [result, form]);
  function clearFieldError({ target }: FormEvent): void {
    const { name, validity } = target as HTMLInputElement;
    if (validity.valid) setErrors((current) => ({ ...current, [name]: undefined }));
  }
  return { errors, clearFieldError };
}

function getErrors(result: SignupResult | undefined): SignupErrors {
  return result?.kind === "invalid" ? result.errors : {};
}
