import type { FormField, FormMode } from "../../../shop/order/customer.ts";
import { fieldLimits, formatPostalCode } from "../../../shop/order/customer.ts";
import { Field, FieldError } from "../../ui/field.tsx";

export type FieldsProps = {
  errors: Partial<Record<FormField, string>>;
  values: Readonly<Record<string, string>>;
};

export function PersonFields({ errors, values }: FieldsProps) {
  return (
    <>
      <Field
        label="Imię i nazwisko"
        name="name"
        autoComplete="name"
        required
        maxLength={fieldLimits.name}
        defaultValue={values.name}
        error={errors.name}
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={fieldLimits.email}
        defaultValue={values.email}
        error={errors.email}
      />
      <Field
        label="Telefon"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={fieldLimits.phone}
        defaultValue={values.phone}
        error={errors.phone}
        hint="Tylko w sprawie tej wiadomości lub paczki."
      />
    </>
  );
}

export function AddressFields({ errors, values }: FieldsProps) {
  return (
    <>
      <Field
        label="Adres"
        name="address"
        autoComplete="street-address"
        required
        maxLength={fieldLimits.address}
        defaultValue={values.address}
        error={errors.address}
        hint="Ulica, numer domu i mieszkania."
      />
      <div className="form__pair">
        <Field
          label="Kod pocztowy"
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          required
          maxLength={fieldLimits.postalCode}
          defaultValue={values.postalCode}
          error={errors.postalCode}
          onBlur={(event) => {
            event.target.value = formatPostalCode(event.target.value);
          }}
        />
        <Field
          label="Miasto"
          name="city"
          autoComplete="address-level2"
          required
          maxLength={fieldLimits.city}
          defaultValue={values.city}
          error={errors.city}
        />
      </div>
    </>
  );
}

export function MessageField({ mode, errors, values }: FieldsProps & { mode: FormMode }) {
  return (
    <Field
      label={mode === "order" ? "Dodatkowe uwagi" : "Wiadomość"}
      name="message"
      multiline
      required={mode === "contact"}
      maxLength={fieldLimits.message}
      defaultValue={values.message}
      error={errors.message}
    />
  );
}

export function TermsField({ errors, values }: FieldsProps) {
  return (
    <div className="check">
      <input
        type="checkbox"
        id="pole-terms"
        name="terms"
        required
        defaultChecked={values.terms === "on"}
        aria-invalid={errors.terms ? true : undefined}
        aria-describedby={errors.terms && "blad-terms"}
      />
      <label htmlFor="pole-terms">
        Akceptuję{" "}
        <a href="/regulamin" target="_blank" rel="noopener">
          regulamin
        </a>{" "}
        i&nbsp;zapoznałem(-am) się z&nbsp;
        <a href="/polityka-prywatnosci" target="_blank" rel="noopener">
          polityką prywatności
        </a>
      </label>
      <FieldError name="terms" error={errors.terms} />
    </div>
  );
}
