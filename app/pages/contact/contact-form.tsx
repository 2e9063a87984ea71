import { lazy, Suspense, useRef, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormMode } from "../../../shop/customer.ts";
import { useCart, useCartIsKnown } from "../../cart/cart-store.ts";
import type { FormAnswer } from "./answer-form.server.ts";
import { markAttempt } from "./attempt-key.ts";
import { AddressFields, MessageField, PersonFields, TermsField, type FieldsProps } from "./form-fields.tsx";
import { FormOutcome } from "./form-outcome.tsx";
import { HiddenOrder } from "./hidden-order.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { useDraft } from "./use-draft.ts";
import { useFormAnswer } from "./use-form-answer.ts";
import { useFormCheck } from "./use-form-check.ts";

const submitLabels = {
  contact: "Wyślij wiadomość",
  order: "Zamawiam z obowiązkiem zapłaty",
};

// An order page is drawn by visitors with a basket; a message needs none of it.
const OrderChoices = lazy(() => import("./order-choices.tsx"));
const OrderSummary = lazy(() => import("./order-summary.tsx"));

type ContactFormProps = { mode: FormMode; answer: FormAnswer | undefined };

/** Both forms are one: an order asks for an address and for the terms, a message for words. */
export function ContactForm({ mode, answer }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  const ordering = useOrdering(mode);
  const check = useFormCheck(mode, form, answer);
  useDraft(form);
  useFormAnswer(form, answer);
  const values = (answer && "fields" in answer && answer.fields) || {};
  const parts = { mode, ordering, errors: check.errors, values };
  return (
    <Form
      method="post"
      ref={form}
      className={ordering ? "form form--order" : "form"}
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
        <WrittenPart {...parts} />
      </div>
      <div className="form__finish">
        <BindingPart {...parts} />
        <button type="submit" className="button button--primary button--wide" disabled={sending}>
          {sending ? "Wysyłanie..." : submitLabels[mode]}
        </button>
      </div>
    </Form>
  );
}

/** Until the browser has looked, the page keeps the places of what most visitors will see. */
function useOrdering(mode: FormMode): boolean {
  const { lines } = useCart();
  const known = useCartIsKnown();
  return mode === "order" && (!known || lines.length > 0);
}

type PartProps = FieldsProps & { mode: FormMode; ordering: boolean };

/** What the visitor writes and chooses. */
function WrittenPart({ mode, ordering, ...fields }: PartProps) {
  const cart = useCart();
  const known = useCartIsKnown();
  return (
    <>
      <PersonFields {...fields} />
      {mode === "order" && <AddressFields {...fields} />}
      {ordering && (
        <Place name="choices">
          {known && <OrderChoices cart={cart} locker={fields.values.locker} />}
        </Place>
      )}
      <MessageField mode={mode} {...fields} />
    </>
  );
}

/** What the visitor agrees to, ending with the summary directly above the button. */
function BindingPart({ mode, ordering, ...fields }: PartProps) {
  const cart = useCart();
  const known = useCartIsKnown();
  return (
    <>
      {mode === "order" && <TermsField {...fields} />}
      <PrivacyNote mode={mode} />
      {ordering && known && <HiddenOrder cart={cart} />}
      {ordering && <Place name="summary">{known && <OrderSummary cart={cart} />}</Place>}
      <input type="hidden" name="key" />
    </>
  );
}

/** Room of the right size for a part that comes a moment later, so that nothing jumps. */
function Place({ name, children }: { name: "choices" | "summary"; children: ReactNode }) {
  const room = <div className={`form__room form__room--${name}`} />;
  return <Suspense fallback={room}>{children || room}</Suspense>;
}
