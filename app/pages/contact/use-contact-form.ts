import { useEffect, useRef, type FocusEvent, type FormEvent } from "react";
import type { FormMode } from "../../../shop/order/placing/customer.ts";
import { updateForm, useJsonForm } from "../../forms/json-form.ts";
import { runAfterPointerUp } from "../../forms/run-after-pointer-up.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import type { FormResult } from "./form-result.ts";
import { setIdempotencyKey } from "./order/idempotency-key.ts";
import { createResultNotice, getErrors } from "./result-notice.tsx";
import { clearDraft, useDraft } from "./use-draft.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Submission, validation and result of the order form and of the message form. All fields are
 * validated on submit and a single one on blur; an error is cleared once it is corrected.
 */
export function useContactForm(mode: FormMode, initialResult: FormResult | undefined) {
  const ref = useRef<HTMLFormElement>(null);
  const { result, sending, submit } = useJsonForm<FormResult>(
    initialResult,
    () => ({ kind: "failed" }),
    async (form) => {
      const rules = await loadRules();
      // First: a retry must have the same content, and so the same key.
      rules?.cleanControls(form.elements);
      const error = rules?.validate(mode, new FormData(form));
      if (error) return { kind: "invalid", error };
      setIdempotencyKey(form);
      return undefined;
    },
  );
  useDraft(ref);
  const hasToast = result !== initialResult;
  useEffect(() => {
    if (ref.current && result) showResult(ref.current, result, hasToast);
  }, [result, hasToast]);
  const formProps = {
    ref,
    method: "post",
    noValidate: true,
    onFocus,
    onBlur({ target }: FocusEvent<HTMLElement>): void {
      const control = target as EventTarget as TextControl;
      const isText = control.matches("input:not([type=checkbox]), textarea");
      if (isText && control.value.trim()) void updateField(mode, control, true);
    },
    onInput({ target }: FormEvent): void {
      const control = target as TextControl;
      if (control.ariaInvalid) void updateField(mode, control);
    },
    onSubmit: submit,
  } as const;
  return { result, hasToast, sending, formProps };
}

/** Loads the rules at the first use; without them the server alone validates. */
const loadRules = () => import("./validation.ts").catch(() => undefined);

/** Cleans what was typed to the end: a space may come before the next word. */
async function updateField(mode: FormMode, control: TextControl, isDone = false): Promise<void> {
  const rules = await loadRules();
  if (isDone) rules?.cleanControls([control]);
  rules?.validateField(mode, control);
}

function onFocus({ currentTarget: form }: FocusEvent<HTMLFormElement>): void {
  void loadRules().then((rules) => {
    if (rules?.isTooLarge(form)) runAfterPointerUp(() => showEnquiry(form));
  });
}

/** Offers to send the order as an enquiry; the order form alone has the offer. */
function showEnquiry(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(".form__large")!.hidden = false;
}

/** Shows a toast and the errors of the fields; resets the form after success. */
function showResult(form: HTMLFormElement, result: FormResult, hasToast: boolean): void {
  const notice = createResultNotice(result);
  const errors = getErrors(result);
  if (notice && hasToast) {
    const { tone, title, message } = notice;
    // The page has the message of an error without fields.
    const text = errors && Object.keys(errors).length === 0 ? "" : message;
    showToast({ kind: tone === "mint" ? "success" : "error", title, text });
  }
  if (result.kind === "sent") {
    form.reset();
    clearDraft();
  }
  if (result.kind === "invalid" && result.asEnquiry) showEnquiry(form);
  const stamp = "fields" in result ? result.fields?.stamp : undefined;
  updateForm(form, errors ?? {}, stamp);
}
