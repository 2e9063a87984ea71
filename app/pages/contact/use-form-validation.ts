import { useEffect, useState, type FocusEvent, type FormEvent, type RefObject } from "react";
import {
  validateForm,
  type FormField,
  type FormMode,
  type FormError,
} from "../../../shop/order/customer.ts";
import { runAfterPointerUp } from "../../forms/after-pointer.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import type { FormAnswer } from "./action.ts";
import { readForm } from "./read-form.ts";

type Errors = Partial<Record<FormField, string>>;

/**
 * The checks in the browser: all of them on submit, one field's own when it is left, and an error
 * goes as soon as it is mended. The server runs the same checks and its findings land here too.
 */
export function useFormCheck(
  mode: FormMode,
  form: RefObject<HTMLFormElement | null>,
  answer: FormAnswer | undefined,
) {
  const { problem, setProblem, errors, setErrors } = useFindings(form, answer);

  function check(): FormError | undefined {
    const { fields, terms } = readForm(form.current!);
    return validateForm(mode, fields, terms);
  }

  /** Shows a field's error, or clears it; the form may be gone by the time the pointer is up. */
  function updateError(name: FormField): void {
    runAfterPointerUp(() => {
      const error = form.current ? check()?.fields[name] : undefined;
      setErrors(({ [name]: _old, ...others }) => (error ? { ...others, [name]: error } : others));
    });
  }

  return {
    problem,
    errors,
    /** Whether the form may go. */
    onSubmit(): boolean {
      const failing = check();
      setProblem(failing);
      return !failing;
    },
    onBlur({ target }: FocusEvent<HTMLElement>): void {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const name = target.name as FormField;
      if (!target.value.trim() || target.type === "checkbox") return;
      if (check()?.fields[name]) updateError(name);
    },
    onInput({ target }: FormEvent<HTMLElement>): void {
      const name = (target as HTMLInputElement).name as FormField;
      if (errors[name] && !check()?.fields[name]) updateError(name);
    },
  };
}

/** The last failing check, from here or from the server; it is told once and shown at its fields. */
function useFindings(form: RefObject<HTMLFormElement | null>, answer: FormAnswer | undefined) {
  const found = answer?.kind === "problem" ? answer.problem : undefined;
  const [seen, setSeen] = useState<FormError>();
  const [problem, keepProblem] = useState<FormError>();
  const [errors, setErrors] = useState<Errors>({});
  function setProblem(next: FormError | undefined) {
    keepProblem(next);
    setErrors(next?.fields ?? {});
  }
  if (found !== seen) {
    setSeen(found);
    setProblem(found);
  }
  useEffect(() => {
    if (!problem) return;
    showToast({ kind: "error", title: problem.title, text: problem.message });
    focusFirst(form.current!, problem.fields);
  }, [problem, form]);
  return { problem, setProblem, errors, setErrors };
}

function focusFirst(form: HTMLFormElement, fields: Errors): void {
  for (const control of form.elements) {
    const name = (control as HTMLInputElement).name as FormField;
    if (!fields[name]) continue;
    (control as HTMLElement).focus();
    return;
  }
}
