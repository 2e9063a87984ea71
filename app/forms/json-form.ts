import { useState, type FormEvent } from "react";
import { sellerPhone } from "../../shop.config.ts";
import type { FormNotice } from "../../shop/order/placing/customer.ts";
import { honeypotName } from "./honeypot.ts";
import { runAfterPointerUp } from "./run-after-pointer-up.ts";

/** The form could not be stored, or there is no response. */
export const failureNotice: FormNotice = {
  title: "Błąd wysyłania",
  message: `Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: ${sellerPhone}`,
};

/**
 * Submits a form with `fetch` and returns the JSON result, without leaving the page.
 * @param initialResult the result of a submission without scripts
 * @param createFailure creates the result when there is no response
 * @param validate returns a result instead of a submission
 */
export function useJsonForm<Result extends { kind: string }>(
  initialResult: Result | undefined,
  createFailure: (previous: Result | undefined) => Result,
  validate?: (form: HTMLFormElement) => Promise<Result | undefined>,
) {
  const [result, setResult] = useState(initialResult);
  const [sending, setSending] = useState(false);
  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    setSending(true);
    const invalid = await validate?.(form);
    setResult(invalid ?? (await post<Result>(form, submitter).catch(() => createFailure(result))));
    setSending(false);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!sending) void send(event.target as HTMLFormElement, submitter);
  }
  return { result, sending, submit };
}

async function post<Result extends { kind: string }>(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<Result> {
  const fields = [...new FormData(form, submitter)] as [string, string][];
  const response = await fetch(form.action, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  const result = (await response.json()) as Partial<Result>;
  if (result.kind === undefined) throw new Error("no result");
  return result as Result;
}

type Errors = Readonly<Record<string, string | undefined>>;

/**
 * Updates a form whose fields were rendered on the server: shows their errors and focuses the
 * first. With the returned timestamp and without a honeypot, it is accepted when sent again.
 */
export function updateForm(form: HTMLFormElement, errors: Errors, stamp?: string): void {
  for (const control of form.elements) {
    setFieldError(control, errors[(control as HTMLInputElement).name]);
  }
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  if (!stamp) return;
  (form.elements.namedItem("stamp") as HTMLInputElement).value = stamp;
  (form.elements.namedItem(honeypotName) as HTMLElement | null)?.remove();
}

/** Updates one field's error, without moving a button that is being pressed. */
export function updateFieldError(control: Element, error: string | undefined): void {
  runAfterPointerUp(() => setFieldError(control, error));
}

function setFieldError(control: Element, error = ""): void {
  const text = control.closest(".field, .check")?.querySelector(".field__error");
  if (!text) return;
  // A field in a closed `<details>` cannot be focused.
  if (error) control.closest("details")?.setAttribute("open", "");
  control.ariaInvalid = error ? "true" : null;
  text.textContent = error;
}
