import { Field } from "../../../ui/field.tsx";
import type { FormResult } from "../action.ts";
import {
  AddressFields,
  CustomerField,
  PersonFields,
  RequiredNote,
  TermsField,
  type FieldsProps,
} from "../form-fields.tsx";
import { HiddenFields, PrivacyNote, readFields } from "../form-slots.tsx";

/** The parts of the order form that need no script. */
export function createOrderSlots(result: FormResult | undefined, enquiry = "") {
  const { errors, values } = readFields(result);
  const fields: FieldsProps = { errors, values: { message: enquiry, ...values } };
  return {
    emptyCart: <EmptyCartNotice />,
    locker: <LockerField code={fields.values.locker} />,
    person: (
      <>
        <NoScriptNotice />
        <fieldset className="form__group">
          <legend>Kontakt</legend>
          <RequiredNote />
          <PersonFields {...fields} />
        </fieldset>
      </>
    ),
    address: <AddressFields {...fields} />,
    notes: <Notes {...fields} />,
    terms: (
      <>
        <TermsField {...fields} />
        <PrivacyNote mode="order" />
        <HiddenFields stamp={fields.values.stamp} />
      </>
    ),
  };
}

/** Open until the scripts fold it beside a filled cart. */
function Notes(fields: FieldsProps) {
  return (
    <details className="form__notes" open>
      <summary>Dodaj uwagi</summary>
      <CustomerField
        {...fields}
        name="message"
        label="Dodatkowe uwagi"
        multiline
        required={false}
      />
    </details>
  );
}

/** Shown by `document-assets.ts` until the cart is loaded. */
function EmptyCartNotice() {
  return (
    <div className="notice">
      <p>
        <strong>Twój koszyk jest pusty.</strong> Wybierz zabawki w&nbsp;
        <a href="/#categories">sklepie</a> albo opisz niżej, czego szukasz – potraktujemy to jako
        zapytanie o&nbsp;zamówienie.
      </p>
    </div>
  );
}

function NoScriptNotice() {
  return (
    <noscript>
      <p className="notice">
        Koszyk potrzebuje JavaScriptu. Bez niego napisz nazwy zabawek w&nbsp;uwagach, a&nbsp;my
        przygotujemy zamówienie i&nbsp;odpiszemy.
      </p>
    </noscript>
  );
}

function LockerField({ code }: { code: string | undefined }) {
  return (
    <Field
      label="Kod paczkomatu"
      name="locker"
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
      defaultValue={code}
      hint={"Na przykład ZAW01A. Znajdziesz go na mapie i\u00a0w\u00a0aplikacji InPost."}
    />
  );
}
