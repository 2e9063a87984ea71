import { seller } from "../../../shop.config.ts";
import type { SignupResult } from "../../../shop/newsletter/newsletter-signup.ts";
import { fieldLimits } from "../../../shop/order/placing/customer.ts";
import { Island } from "../../islands/island.tsx";
import { BlankLink, CheckField, Field } from "../../ui/form/field.tsx";
import { BotProtectionFields } from "../bot-protection-fields.tsx";
import SignupForm from "./signup-form.tsx";

type SignupProps = { result?: SignupResult | undefined };

/** `result` comes from a submission without scripts. */
export function Signup({ result }: SignupProps) {
  return (
    <Island
      component={SignupForm}
      initialResult={result}
      fields={<Fields result={result} />}
      note={
        <>
          <PrivacyNote />
          <BotProtectionFields stamp={result?.stamp} />
        </>
      }
    />
  );
}

/** The consent is unchecked by default; a submitted form keeps its value. */
function Fields({ result }: SignupProps) {
  const errors = result?.kind === "invalid" ? result.errors : {};
  return (
    <>
      <Field
        label="Adres e-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="Twój adres email"
        required
        maxLength={fieldLimits.email}
        defaultValue={result?.email}
        error={errors.email}
      />
      <CheckField name="consent" checked={result?.consent} error={errors.consent}>
        Chcę dostawać newsletter. Zgodę mogę cofnąć w każdej chwili.
      </CheckField>
    </>
  );
}

function PrivacyNote() {
  return (
    <p className="signup__note muted">
      Administratorem danych jest {seller.name}, {seller.address.city}. Adres służy nam tylko do
      wysyłania newslettera, na podstawie Twojej zgody, aż do jej cofnięcia. Możesz go zobaczyć,
      poprawić, usunąć i złożyć skargę do Prezesa UODO. Więcej w{" "}
      <BlankLink href="/polityka-prywatnosci">polityce prywatności</BlankLink>.
    </p>
  );
}
