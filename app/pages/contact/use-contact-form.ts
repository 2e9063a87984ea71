import { useEffect, useRef, type FocusEvent, type FormEvent } from "react";
import type { FormMode } from "../../../shop/order/customer.ts";
import { updateForm, useJsonForm } from "../../forms/json-form.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import type { FormResult } from "./action.ts";
import { setIdempotencyKey } from "./order/idempotency-key.ts";
import { createResultNotice } from "./result-notice.tsx";
import { clearDraft, useDraft } from "./use-draft.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Submission, validation and result of the order form and of the message form. All fields are
 * validated on submit and a single one on blur; an error is cleared once it is corrected.
 */
export function useContactForm(mode: FormMode, initialResult: FormResult | undefined) {
  const ref = useRef<HTMLFormElement>(null);
  const { result, sending, send } = useJsonForm<FormResult>(
    initialResult,
    () => ({ kind: "failed" }),
    async (form) => {
      const error = (await loadRules())?.validate(mode, form);
      if (error) return { kind: "invalid", error };
      setIdempotencyKey(form);
      return undefined;
    },
  );
  useDraft(ref);
  useEffect(() => {
    if (ref.current && result) showResult(ref.current, result);
  }, [result]);
  const updateField = async (control: TextControl) =>
    (await loadRules())?.validateField(mode, control);
  const formProps = {
    ref,
    method: "post",
    noValidate: true,
    onFocus: () => void loadRules(),
    onBlur({ target }: FocusEvent<HTMLElement>): void {
      const control = target as EventTarget as TextControl;
      const isText = control.matches("input:not([type=checkbox]), textarea");
      if (isText && control.value.trim()) void updateField(control);
    },
    onInput({ target }: FormEvent): void {
      const control = target as TextControl;
      if (control.ariaInvalid) void updateField(control);
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (!sending) void send(event.currentTarget);
    },
  } as const;
  return { result, sending, formProps };
}

/** Loads the rules at the first use; without them the server alone validates. */
const loadRules = () => import("./validation.ts").catch(() => undefined);

/** Shows a toast and the errors of the fields; resets the form after success. */
function showResult(form: HTMLFormElement, result: FormResult): void {
  const notice = createResultNotice(result);
  if (notice) {
    const { tone, title, message } = notice;
    showToast({ kind: tone === "mint" ? "success" : "error", title, text: message });
  }
  if (result.kind === "sent") {
    form.reset();
    clearDraft();
    // The notice is a screen above the button on a phone.
    const element = form.querySelector<HTMLElement>(".notice")!;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "center" });
  }
  const stamp = "fields" in result ? result.fields?.stamp : undefined;
  updateForm(form, result.kind === "invalid" ? result.error.fields : {}, stamp);
}
