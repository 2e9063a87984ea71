import { useRef, type FormEvent, type ReactNode } from "react";
import type { FormMode } from "../../../shop/order/customer.ts";
import { BotProtectionFields } from "../../forms/bot-protection-fields.tsx";
import type { FormAnswer } from "./action.ts";
import { markAttempt } from "./order/idempotency-key.ts";
import { MessageField, PersonFields, type FieldsProps } from "./form-fields.tsx";
import { FormOutcome } from "./form-result.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { useDraft } from "./use-draft.ts";
import { useFormAnswer } from "./use-form-result.ts";
import { useFormCheck } from "./use-form-validation.ts";

/** What an order has and a message has not. */
export type OrderParts = {
  className: string;
  fields: (given: FieldsProps) => ReactNode;
  terms: (given: FieldsProps) => ReactNode;
  summary: ReactNode;
  /** Shown instead of the usual notice where the offer has changed. */
  changed: ReactNode;
};

type ContactFormProps = {
  mode: FormMode;
  answer: FormAnswer | undefined;
  sending: boolean;
  onSend: (form: HTMLFormElement) => void;
  order?: OrderParts | undefined;
  /** The submit button. */
  children: ReactNode;
};

/** Both forms are one: an order asks for an address and for the terms, a message for words. */
export function ContactForm({ mode, answer, sending, onSend, order, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const check = useFormCheck(mode, form, answer);
  useDraft(form);
  useFormAnswer(form, answer);
  const values = (answer && "fields" in answer && answer.fields) || {};
  const fields = { errors: check.errors, values };
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending || !check.onSubmit()) return;
    markAttempt(event.currentTarget);
    onSend(event.currentTarget);
  }
  const changed = answer?.kind === "changed" && !check.problem && order?.changed;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a form hears its fields
    <form
      method="post"
      ref={form}
      className={order?.className ?? "form"}
      noValidate
      aria-label={mode === "order" ? "Formularz zamówienia" : "Formularz kontaktowy"}
      onBlur={check.onBlur}
      onInput={check.onInput}
      onSubmit={submit}
    >
      <div className="form__fields">
        {changed || <FormOutcome answer={answer} problem={check.problem} />}
        <p className="muted">Pola oznaczone gwiazdką (*) są wymagane.</p>
        <PersonFields {...fields} />
        {order?.fields(fields)}
        <MessageField mode={mode} {...fields} />
      </div>
      <BindingPart {...{ mode, order, fields }}>{children}</BindingPart>
    </form>
  );
}

type BindingPartProps = Pick<ContactFormProps, "mode" | "order" | "children"> & {
  fields: FieldsProps;
};

/** What the visitor agrees to: the summary and, never without it, the button that binds. */
function BindingPart({ mode, order, fields, children }: BindingPartProps) {
  return (
    <div className="form__finish">
      {order?.terms(fields)}
      <PrivacyNote mode={mode} />
      <input type="hidden" name="key" />
      <BotProtectionFields stamp={fields.values.stamp} />
      {order?.summary}
      {children}
    </div>
  );
}
