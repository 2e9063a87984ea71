import type { ComponentProps } from "react";
import {
  fieldLimits,
  type CustomerForm,
  type FormField,
} from "../../../shop/order/placing/customer.ts";
import { BlankLink, CheckField, Field } from "../../ui/form/field.tsx";

export type FieldsProps = {
  errors: Partial<Record<FormField, string>>;
  values: Readonly<Record<string, string>>;
};

type CustomerFieldProps = ComponentProps<typeof Field> & { name: keyof CustomerForm };

export function CustomerField({ name, errors, values, ...rest }: CustomerFieldProps & FieldsProps) {
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

const personFields: readonly CustomerFieldProps[] = [
  { name: "name", label: "Imię i nazwisko", autoComplete: "name" },
  { name: "email", label: "E-mail", type: "email", inputMode: "email", autoComplete: "email" },
  {
    name: "phone",
    label: "Telefon",
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    hint: "Zadzwonimy tylko w tej sprawie.",
  },
];

export function RequiredNote() {
  return <p className="muted form__required">Pola oznaczone gwiazdką (*) są wymagane.</p>;
}

export function PersonFields(props: FieldsProps) {
  return personFields.map((field) => <CustomerField key={field.name} {...props} {...field} />);
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
    <CheckField name="terms" checked={values.terms === "on"} error={errors.terms}>
      Akceptuję <BlankLink href="/regulamin">regulamin</BlankLink> i{" "}
      <span className="whole">zapoznałem(-am)</span> się z{" "}
      <BlankLink href="/polityka-prywatnosci">polityką prywatności</BlankLink>
    </CheckField>
  );
}
