import { useMemo, useRef, type ReactNode } from "react";
import type { FormMode } from "../../../shop/customer.ts";
import { useCart, useCartIsKnown } from "../../cart/cart-store.ts";
import { FormProof } from "../../forms/form-proof.tsx";
import { useJsonForm } from "../../forms/use-json-form.ts";
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
import { EmptyCartNotice } from "./empty-cart-notice.tsx";
import { HiddenOrder } from "./hidden-order.tsx";
import { nameUnavailableProducts } from "./name-unavailable-products.ts";
import { OrderChoices } from "./order-choices.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { useDraft } from "./use-draft.ts";
import { useHandedOverChoices } from "./use-handed-over-choices.ts";
import { useFormAnswer } from "./use-form-answer.ts";
import { useFormCheck } from "./use-form-check.ts";

const submitLabels = {
  contact: "Wyślij wiadomość",
  order: "Zamawiam z obowiązkiem zapłaty",
};

type ContactFormProps = {
  mode: FormMode;
  /** What the server answered to a form that was sent without scripts. */
  given?: FormAnswer | undefined;
};

/** Both forms are one: an order asks for an address and for the terms, a message for words. */
export function ContactForm({ mode, given }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { result, sending, send } = useJsonForm<FormAnswer>(given, () => ({ kind: "failed" }));
  const answer = useMemo(() => nameUnavailableProducts(result), [result]);
  useHandedOverChoices();
  const ordering = useOrdering(mode);
  const shape = useCartIsKnown() ? "form form--order" : "form form--order form--guess";
  const check = useFormCheck(mode, form, answer);
  useDraft(form);
  useFormAnswer(form, answer);
  const values = (answer && "fields" in answer && answer.fields) || {};
  const parts = { mode, ordering, errors: check.errors, values };
  return (
    <>
      {mode === "order" && <EmptyCartNotice answer={answer} />}
      <form
        method="post"
        ref={form}
        className={ordering ? shape : "form"}
        noValidate
        aria-label={mode === "order" ? "Formularz zamówienia" : "Formularz kontaktowy"}
        onBlur={check.onBlur}
        onInput={check.onInput}
        onSubmit={(event) => {
          event.preventDefault();
          if (sending || !check.onSubmit()) return;
          markAttempt(event.currentTarget);
          void send(event.currentTarget);
        }}
      >
        <div className="form__fields">
          <FormOutcome answer={answer} problem={check.problem} />
          <p className="muted">Pola oznaczone gwiazdką (*) są wymagane.</p>
          <WrittenPart {...parts} />
        </div>
        <div className="form__finish">
          <BindingPart {...parts}>
            <SubmitButton {...{ mode, ordering, sending }} ended={answer?.kind === "accepted"} />
          </BindingPart>
        </div>
      </form>
    </>
  );
}

type SubmitButtonProps = {
  mode: FormMode;
  ordering: boolean;
  sending: boolean;
  /** The order is placed and the page about to close. */
  ended: boolean;
};

/** Live, because before the basket is known an order would leave without it. */
function SubmitButton({ mode, ordering, sending, ended }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className="button button--primary button--wide"
      disabled={sending || ended}
      data-replay-click={ordering || undefined}
    >
      {sending ? "Wysyłanie..." : submitLabels[mode]}
    </button>
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
      {ordering &&
        (known ? (
          <OrderChoices cart={cart} locker={fields.values.locker} />
        ) : (
          <Room of="choices" />
        ))}
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
      {ordering && (known ? <OrderSummary cart={cart} /> : <Room of="summary" />)}
      {children}
    </>
  );
}

/** Room of the right size for a part that comes a moment later, so that nothing jumps. */
function Room({ of: part }: { of: "choices" | "summary" }) {
  return <div className={`form__room form__room--${part}`} />;
}
