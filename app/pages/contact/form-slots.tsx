import { seller } from "../../../shop.config.ts";
import type { FormMode } from "../../../shop/order/placing/customer.ts";
import { BotProtectionFields } from "../../forms/bot-protection-fields.tsx";
import { BlankLink } from "../../ui/form/field.tsx";
import type { FormResult } from "./form-result.ts";
import { getErrors } from "./result-notice.tsx";
import { FilledField, PersonFields, RequiredNote, type FieldsProps } from "./form-fields.tsx";

/** The parts of the message form that need no script. */
export function createMessageSlots(result: FormResult | undefined, enquiry = "") {
  const { errors, values } = getFieldsProps(result);
  const fields: FieldsProps = { errors, values: { message: enquiry, ...values } };
  return {
    fields: (
      <>
        <RequiredNote />
        <PersonFields {...fields} />
        <FilledField {...fields} name="message" label="Wiadomość" multiline />
      </>
    ),
    terms: (
      <>
        <PrivacyNote mode="contact" />
        <HiddenFields stamp={values.stamp} />
      </>
    ),
  };
}

/** The fields and errors of a submission without scripts. */
export function getFieldsProps(result: FormResult | undefined) {
  return {
    errors: getErrors(result) ?? {},
    values: (result && "fields" in result && result.fields) || {},
  };
}

export function HiddenFields({ stamp }: { stamp: string | undefined }) {
  return (
    <>
      <input type="hidden" name="key" />
      <BotProtectionFields stamp={stamp} />
    </>
  );
}

const notes = {
  contact: {
    purpose: "żeby odpowiedzieć na Twoją wiadomość",
    retention: "Wiadomości przechowujemy do 12 miesięcy.",
  },
  order: {
    purpose: "żeby zrealizować zamówienie",
    retention: "Dane zamówień przechowujemy przez 5 lat podatkowych.",
  },
};

/** Controller, purpose, retention period and rights (GDPR, article 13). */
export function PrivacyNote({ mode }: { mode: FormMode }) {
  const { purpose, retention } = notes[mode];
  return (
    <details className="muted form__privacy">
      <summary>
        Twoje dane przetwarza {seller.name}, {purpose}.
      </summary>
      <p>
        {retention} Możesz ich zażądać, poprawić je lub usunąć. Więcej w{" "}
        <BlankLink href="/polityka-prywatnosci">polityce prywatności</BlankLink>.
      </p>
    </details>
  );
}
