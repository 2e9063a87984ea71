import { useEffect, useState, type FocusEvent, type FormEvent, type RefObject } from "react";
import {
  validateForm,
  type FormField,
  type FormMode,
  type FormError,
} from "../../../shop/order/customer.ts";
import { runAfterPointerUp } from "../../forms/run-after-pointer-up.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import type { FormResult } from "./action.ts";
import { readFormFields } from "./read-form-fields.ts";

type Errors = Partial<Record<FormField, string>>;

/**
 * Validates all fields on submit and a single one on blur; clears an error once it is corrected.
 * Errors of the server are shown the same way.
 */
export function useFormValidation(
  mode: FormMode,
  form: RefObject<HTMLFormElement | null>,
  result: FormResult | undefined,
) {
  const { formError, setFormError, errors, setErrors } = useFormErrors(form, result);

  function validate(): FormError | undefined {
    const { fields, terms } = readFormFields(form.current!);
    return validateForm(mode, fields, terms);
  }

  /** Updates a field's error; the form may be unmounted by the time the pointer is up. */
  function updateError(name: FormField): void {
    runAfterPointerUp(() => {
      const error = form.current ? validate()?.fields[name] : undefined;
      setErrors(({ [name]: _old, ...others }) => (error ? { ...others, [name]: error } : others));
    });
  }

  return {
    formError,
    errors,
    onSubmit(): boolean {
      const found = validate();
      setFormError(found);
      return !found;
    },
    onBlur({ target }: FocusEvent<HTMLElement>): void {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const name = target.name as FormField;
      if (!target.value.trim() || target.type === "checkbox") return;
      if (validate()?.fields[name]) updateError(name);
    },
    onInput({ target }: FormEvent<HTMLElement>): void {
      const name = (target as HTMLInputElement).name as FormField;
      if (errors[name] && !validate()?.fields[name]) updateError(name);
    },
  };
}

/**
 * The last failed validation, from the browser or the server: one toast, and an error per field.
 */
function useFormErrors(form: RefObject<HTMLFormElement | null>, result: FormResult | undefined) {
  const serverError = result?.kind === "invalid" ? result.error : undefined;
  const [lastServerError, setLastServerError] = useState<FormError>();
  const [formError, storeFormError] = useState<FormError>();
  const [errors, setErrors] = useState<Errors>({});
  function setFormError(next: FormError | undefined) {
    storeFormError(next);
    setErrors(next?.fields ?? {});
  }
  if (serverError !== lastServerError) {
    setLastServerError(serverError);
    setFormError(serverError);
  }
  useEffect(() => {
    if (!formError) return;
    showToast({ kind: "error", title: formError.title, text: formError.message });
    focusFirstInvalid(form.current!, formError.fields);
  }, [formError, form]);
  return { formError, setFormError, errors, setErrors };
}

function focusFirstInvalid(form: HTMLFormElement, fields: Errors): void {
  for (const control of form.elements) {
    const name = (control as HTMLInputElement).name as FormField;
    if (!fields[name]) continue;
    (control as HTMLElement).focus();
    return;
  }
}
