import { seller } from "../../../shop.config.ts";
import type { FormMode } from "../../../shop/order/customer.ts";
import { BotProtectionFields } from "../../forms/bot-protection-fields.tsx";
import { BlankLink, Field } from "../../ui/field.tsx";
import type { FormResult } from "./action.ts";
import {
  AddressFields,
  CustomerField,
  PersonFields,
  TermsField,
  type FieldsProps,
} from "./form-fields.tsx";

/** The parts of both forms that need no script. */
export function createMessageSlots(result: FormResult | undefined) {
  const fields = readFields(result);
  return {
    fields: (
      <>
        <PersonFields {...fields} />
        <CustomerField {...fields} name="message" label="Wiadomość" multiline />
      </>
    ),
    terms: (
      <>
        <PrivacyNote mode="contact" />
        <HiddenFields stamp={fields.values.stamp} />
      </>
    ),
  };
}

export function createOrderSlots(result: FormResult | undefined, enquiry = "") {
  const { errors, values } = readFields(result);
  const fields: FieldsProps = { errors, values: { message: enquiry, ...values } };
  return {
    emptyCart: <EmptyCartNotice />,
    locker: <LockerField code={fields.values.locker} />,
    address: (
      <>
        <NoScriptNotice />
        <PersonFields {...fields} />
        <AddressFields {...fields} />
      </>
    ),
    message: (
      <CustomerField
        {...fields}
        name="message"
        label="Dodatkowe uwagi"
        multiline
        required={false}
      />
    ),
    terms: (
      <>
        <TermsField {...fields} />
        <PrivacyNote mode="order" />
        <HiddenFields stamp={fields.values.stamp} />
      </>
    ),
  };
}

/** The fields and errors of a submission without scripts. */
function readFields(result: FormResult | undefined) {
  return {
    errors: result?.kind === "invalid" ? result.error.fields : {},
    values: (result && "fields" in result && result.fields) || {},
  };
}

function HiddenFields({ stamp }: { stamp: string | undefined }) {
  return (
    <>
      <input type="hidden" name="key" />
      <BotProtectionFields stamp={stamp} />
    </>
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

const reasons = {
  contact: "żeby odpowiedzieć na Twoją wiadomość; przechowujemy ją do 12\u00a0miesięcy",
  order:
    "żeby przyjąć i\u00a0zrealizować zamówienie; dane zamówień przechowujemy przez 5\u00a0lat podatkowych",
};

/** Controller, purpose, retention period and rights (GDPR, article 13). */
function PrivacyNote({ mode }: { mode: FormMode }) {
  return (
    <p className="muted form__privacy">
      Administratorem danych jest {seller.name}. Przetwarzamy je, {reasons[mode]}. Możesz ich
      zażądać, poprawić je lub usunąć. Więcej w&nbsp;
      <BlankLink href="/polityka-prywatnosci">polityce prywatności</BlankLink>.
    </p>
  );
}
