import { seller } from "../../../shop.config.ts";
import type { FormMode } from "../../../shop/order/customer.ts";
import { BotProtectionFields } from "../../forms/bot-protection-fields.tsx";
import { BlankLink } from "../../ui/field.tsx";
import type { FormResult } from "./action.ts";
import { CustomerField, PersonFields, RequiredNote } from "./form-fields.tsx";

/** The parts of the message form that need no script. */
export function createMessageSlots(result: FormResult | undefined) {
  const fields = readFields(result);
  return {
    fields: (
      <>
        <RequiredNote />
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

/** The fields and errors of a submission without scripts. */
export function readFields(result: FormResult | undefined) {
  return {
    errors: result?.kind === "invalid" ? result.error.fields : {},
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
    purpose: "żeby odpowiedzieć na\u00a0Twoją wiadomość",
    retention: "Wiadomości przechowujemy do 12\u00a0miesięcy.",
  },
  order: {
    purpose: "żeby przyjąć i\u00a0zrealizować zamówienie",
    retention: "Dane zamówień przechowujemy przez 5\u00a0lat podatkowych.",
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
        {retention} Możesz ich zażądać, poprawić je lub usunąć. Więcej w&nbsp;
        <BlankLink href="/polityka-prywatnosci">polityce prywatności</BlankLink>.
      </p>
    </details>
  );
}
