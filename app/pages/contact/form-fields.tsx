import type { ComponentProps } from "react";
import { fieldLimits, type CustomerForm, type FormField } from "../../../shop/order/customer.ts";
import { Field, FieldError } from "../../ui/field.tsx";

export type FieldsProps = {
  errors: Partial<Record<FormField, string>>;
  values: Readonly<Record<string, string>>;
};

type CustomerFieldProps = ComponentProps<typeof Field> & FieldsProps & { name: keyof CustomerForm };

export function CustomerField({ name, errors, values, ...rest }: CustomerFieldProps) {
  return (
    <Field
      name={name}
      required
      maxLength={fieldLimits[name]}
      defaultValue={values[name]}
      error={errors[name]}
      {...rest}
    />
  );
}

export function PersonFields(props: FieldsProps) {
  return (
    <>
      <p className="muted">Pola oznaczone gwiazdką (*) są wymagane.</p>
      <CustomerField {...props} label="Imię i nazwisko" name="name" autoComplete="name" />
      <CustomerField
        {...props}
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <CustomerField
        {...props}
        label="Telefon"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Tylko w sprawie tej wiadomości lub paczki."
      />
    </>
  );
}

export function AddressFields(props: FieldsProps) {
  return (
    <>
      <CustomerField
        {...props}
        label="Adres"
        name="address"
        autoComplete="street-address"
        hint="Ulica, numer domu i mieszkania."
      />
      <div className="form__pair">
        <CustomerField
          {...props}
          label="Kod pocztowy"
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <CustomerField {...props} label="Miasto" name="city" autoComplete="address-level2" />
      </div>
    </>
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
        aria-describedby="blad-terms"
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
