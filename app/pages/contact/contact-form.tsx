import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormMode } from "../../../shop/customer.ts";
import { useCart } from "../../cart/cart-store.ts";
import type { FormAnswer } from "./answer-form.server.ts";
import { markAttempt } from "./attempt-key.ts";
import { AddressFields, MessageField, PersonFields, TermsField } from "./form-fields.tsx";
import { FormOutcome } from "./form-outcome.tsx";
import { HiddenOrder } from "./hidden-order.tsx";
import { OrderChoices } from "./order-choices.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { useDraft } from "./use-draft.ts";
import { useFormAnswer } from "./use-form-answer.ts";
import { useFormCheck } from "./use-form-check.ts";

const submitLabels = {
  contact: "Wyślij wiadomość",
  order: "Zamawiam z obowiązkiem zapłaty",
};

type ContactFormProps = { mode: FormMode; answer: FormAnswer | undefined };

/** Both forms are one: an order asks for an address and for the terms, a message for words. */
export function ContactForm({ mode, answer }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const cart = useCart();
  const sending = useNavigation().formMethod === "POST";
  const check = useFormCheck(mode, form, answer);
  useDraft(form);
  useFormAnswer(form, answer);
  const values = (answer && "fields" in answer && answer.fields) || {};
  const withCart = mode === "order" && cart.lines.length > 0;
  const parts = { errors: check.errors, values };
  return (
    <Form
      method="post"
      ref={form}
      className={withCart ? "form form--order" : "form"}
      noValidate
      preventScrollReset
      aria-label={mode === "order" ? "Formularz zamówienia" : "Formularz kontaktowy"}
      onBlur={check.onBlur}
      onInput={check.onInput}
      onSubmit={(event) => {
        if (sending || !check.onSubmit()) event.preventDefault();
        else markAttempt(event.currentTarget);
      }}
    >
      <div className="form__fields">
        <FormOutcome answer={answer} problem={check.problem} />
        <p className="muted">Pola oznaczone gwiazdką (*) są wymagane.</p>
        <PersonFields {...parts} />
        {mode === "order" && <AddressFields {...parts} />}
        {withCart && <OrderChoices cart={cart} locker={values.locker} />}
        <MessageField mode={mode} {...parts} />
      </div>
      <div className="form__finish">
        {mode === "order" && <TermsField {...parts} />}
        <PrivacyNote mode={mode} />
        {withCart && <HiddenOrder cart={cart} />}
        {withCart && <OrderSummary cart={cart} />}
        <input type="hidden" name="key" />
        <button type="submit" className="button button--primary button--wide" disabled={sending}>
          {sending ? "Wysyłanie..." : submitLabels[mode]}
        </button>
      </div>
    </Form>
  );
}
