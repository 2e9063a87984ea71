import { lazy, Suspense, useRef, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormMode } from "../../../shop/customer.ts";
import { useCart, useCartIsKnown } from "../../cart/cart-store.ts";
import { FormProof } from "../../forms/form-proof.tsx";
import type { FormAnswer } from "./answer-form.server.ts";
import { markAttempt } from "./attempt-key.ts";
import {
  AddressFields,
  MessageField,
  PersonFields,
  TermsField,
  type FieldsProps,
} from "./form-fields.tsx";
import { FormOutcome } from "./form-outcome.tsx";
import { HiddenOrder } from "./hidden-order.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useDraft } from "./use-draft.ts";
import { useFormAnswer } from "./use-form-answer.ts";
import { useFormCheck } from "./use-form-check.ts";

// An order page is drawn by visitors with a basket; a message needs none of it.
const OrderChoices = lazy(() => import("./order-choices.tsx"));
const OrderSummary = lazy(() => import("./order-summary.tsx"));

type ContactFormProps = { mode: FormMode; answer: FormAnswer | undefined };

/** Both forms are one: an order asks for an address and for the terms, a message for words. */
export function ContactForm({ mode, answer }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  const ordering = useOrdering(mode);
  const shape = useCartIsKnown() ? "form form--order" : "form form--order form--guess";
  const check = useFormCheck(mode, form, answer);
  useDraft(form);
  useFormAnswer(form, answer);
  const values = (answer && "fields" in answer && answer.fields) || {};
  const parts = { mode, ordering, errors: check.errors, values };
  return (
    <Form
      method="post"
      ref={form}
      className={ordering ? shape : "form"}
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
        <BindingPart {...parts}>
          <SubmitButton {...{ mode, ordering, sending }} />
        </BindingPart>
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
        <Suspense fallback={<Room of="choices" />}>
          {known ? (
            <OrderChoices cart={cart} locker={fields.values.locker} />
          ) : (
            <Room of="choices" />
          )}
        </Suspense>
      )}
      <MessageField mode={mode} {...fields} />
    </>
  );
}

/** What the visitor agrees to: the summary and, never without it, the button that binds. */
function BindingPart({ mode, ordering, children, ...fields }: PartProps & { children: ReactNode }) {
  const cart = useCart();
  const known = useCartIsKnown();
  return (
    <>
      {mode === "order" && <TermsField {...fields} />}
      <PrivacyNote mode={mode} />
      <input type="hidden" name="key" />
      <FormProof stamp={fields.values.stamp} />
      {ordering && known && <HiddenOrder cart={cart} />}
      <Suspense fallback={<Room of="summary" />}>
        {ordering && (known ? <OrderSummary cart={cart} /> : <Room of="summary" />)}
        {children}
      </Suspense>
    </>
  );
}

/** Room of the right size for a part that comes a moment later, so that nothing jumps. */
function Room({ of: part }: { of: "choices" | "summary" }) {
  return <div className={`form__room form__room--${part}`} />;
}
