import type { ComponentProps } from "react";
import { maxCodeLength } from "../../../shop/order/discount/discount-code.ts";
import { giftLimits } from "../../../shop/order/gift/gift.ts";
import { invoiceLimits } from "../../../shop/order/invoice/invoice.ts";
import { fieldLimits, type FormField } from "../../../shop/order/placing/customer.ts";
import { BlankLink, CheckField, Field } from "../../ui/form/field.tsx";

export type FieldsProps = {
  errors: Partial<Record<FormField, string>>;
  values: Readonly<Record<string, string>>;
};

const limits: Partial<Record<FormField, number>> = {
  ...fieldLimits,
  ...giftLimits,
  ...invoiceLimits,
  code: maxCodeLength,
};

type FilledFieldProps = ComponentProps<typeof Field> & { name: FormField };

/** A field with its limit and with what was entered before. */
export function FilledField({ name, errors, values, ...rest }: FilledFieldProps & FieldsProps) {
  return (
    <Field
      name={name}
      required
      maxLength={limits[name]}
      defaultValue={values[name]}
      error={errors[name]}
      {...rest}
    />
  );
}

const personFields: readonly FilledFieldProps[] = [
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
  return personFields.map((field) => <FilledField key={field.name} {...props} {...field} />);
}

export function AddressFields(props: FieldsProps) {
  return (
    <>
      <FilledField
        {...props}
        label="Adres"
        name="address"
        autoComplete="street-address"
        hint="Ulica, numer domu i mieszkania."
      />
      <div className="form__pair">
        <FilledField
          {...props}
          label="Kod pocztowy"
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <FilledField {...props} label="Miasto" name="city" autoComplete="address-level2" />
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
