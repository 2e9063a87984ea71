import { useEffect, useState, type FocusEvent, type FormEvent, type RefObject } from "react";
import { checkForm, type FormField, type FormMode, type FormProblem } from "../../../shop/customer.ts";
import { showToast } from "../../ui/toasts.ts";
import type { FormAnswer } from "./answer-form.server.ts";
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
  const [problem, setProblem] = useState<FormProblem>();
  const [errors, setErrors] = useState<Errors>({});
  const found = answer?.kind === "problem" ? answer.problem : undefined;
  const [seen, setSeen] = useState<FormProblem>();
  if (found !== seen) {
    setSeen(found);
    setProblem(found);
    setErrors(found?.fields ?? {});
  }

  useEffect(() => {
    if (!problem) return;
    showToast({ kind: "error", title: problem.title, text: problem.message });
    focusFirst(form.current!, problem.fields);
  }, [problem, form]);

  function check(): Errors {
    const { fields, terms } = readForm(form.current!);
    return checkForm(mode, fields, terms)?.fields ?? {};
  }

  return {
    problem,
    errors,
    /** Whether the form may go. */
    onSubmit(): boolean {
      const { fields, terms } = readForm(form.current!);
      const failing = checkForm(mode, fields, terms);
      setProblem(failing);
      setErrors(failing?.fields ?? {});
      return !failing;
    },
    onBlur({ target }: FocusEvent<HTMLElement>): void {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const name = target.name as FormField;
      if (!target.value.trim() || target.type === "checkbox") return;
      const error = check()[name];
      if (error) setErrors((current) => ({ ...current, [name]: error }));
    },
    onInput({ target }: FormEvent<HTMLElement>): void {
      const name = (target as HTMLInputElement).name as FormField;
      if (!errors[name] || check()[name]) return;
      setErrors(({ [name]: _mended, ...others }) => others);
    },
  };
}

function focusFirst(form: HTMLFormElement, fields: Errors): void {
  for (const control of form.elements) {
    const name = (control as HTMLInputElement).name as FormField;
    if (!fields[name]) continue;
    (control as HTMLElement).focus();
    return;
  }
}
