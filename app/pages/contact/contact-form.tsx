import { useRef, type FormEvent, type ReactNode } from "react";
import type { FormMode } from "../../../shop/order/customer.ts";
import { BotProtectionFields } from "../../forms/bot-protection-fields.tsx";
import type { FormResult } from "./action.ts";
import { setIdempotencyKey } from "./order/idempotency-key.ts";
import { MessageField, PersonFields, type FieldsProps } from "./form-fields.tsx";
import { FormResultNotice } from "./form-result.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { useDraft } from "./use-draft.ts";
import { useFormResult } from "./use-form-result.ts";
import { useFormValidation } from "./use-form-validation.ts";

/** What an order has and a message has not. */
export type OrderSections = {
  className: string;
  fields: (props: FieldsProps) => ReactNode;
  terms: (props: FieldsProps) => ReactNode;
  summary: ReactNode;
  /** Shown instead of the usual notice where the offer has changed. */
  changed: ReactNode;
};

type ContactFormProps = {
  mode: FormMode;
  result: FormResult | undefined;
  sending: boolean;
  onSend: (form: HTMLFormElement) => void;
  order?: OrderSections | undefined;
  /** The submit button. */
  children: ReactNode;
};

/** Both forms are one: an order asks for an address and for the terms, a message for words. */
export function ContactForm({ mode, result, sending, onSend, order, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const validation = useFormValidation(mode, form, result);
  useDraft(form);
  useFormResult(form, result);
  const values = (result && "fields" in result && result.fields) || {};
  const fields = { errors: validation.errors, values };
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending || !validation.onSubmit()) return;
    setIdempotencyKey(event.currentTarget);
    onSend(event.currentTarget);
  }
  const changed = result?.kind === "changed" && !validation.formError && order?.changed;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a form hears its fields
    <form
      method="post"
      ref={form}
      className={order?.className ?? "form"}
      noValidate
      aria-label={mode === "order" ? "Formularz zamówienia" : "Formularz kontaktowy"}
      onBlur={validation.onBlur}
      onInput={validation.onInput}
      onSubmit={submit}
    >
      <div className="form__fields">
        {changed || <FormResultNotice result={result} error={validation.formError} />}
        <p className="muted">Pola oznaczone gwiazdką (*) są wymagane.</p>
        <PersonFields {...fields} />
        {order?.fields(fields)}
        <MessageField mode={mode} {...fields} />
      </div>
      <SubmitSection {...{ mode, order, fields }}>{children}</SubmitSection>
    </form>
  );
}

type SubmitSectionProps = Pick<ContactFormProps, "mode" | "order" | "children"> & {
  fields: FieldsProps;
};

/** What the visitor agrees to: the summary and, never without it, the button that binds. */
function SubmitSection({ mode, order, fields, children }: SubmitSectionProps) {
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
