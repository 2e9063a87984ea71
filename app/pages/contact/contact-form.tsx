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

/** Sections that only an order has. */
export type OrderSections = {
  className: string;
  fields: (props: FieldsProps) => ReactNode;
  terms: (props: FieldsProps) => ReactNode;
  summary: ReactNode;
  /** Replaces the usual notice when the offer has changed. */
  changed: ReactNode;
};

type ContactFormProps = {
  mode: FormMode;
  result: FormResult | undefined;
  sending: boolean;
  onSend: (form: HTMLFormElement) => void;
  order?: OrderSections | undefined;
  children: ReactNode;
};

/** One form for both modes: an order has an address and terms, a message has a text. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to events of its fields
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

/** Terms, summary and submit button: the summary must be directly above the button. */
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
