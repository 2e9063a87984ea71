import { fieldLimits } from "../../../shop/order/customer.ts";
import { Field } from "../../ui/field.tsx";

type EmailFieldProps = {
  /** Submitted value; may be a file in a forged form. */
  value: FormDataEntryValue | null | undefined;
  error: string | undefined;
};

export function EmailField({ value, error }: EmailFieldProps) {
  return (
    <Field
      label="Adres e-mail"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder="Twój adres email"
      required
      maxLength={fieldLimits.email}
      defaultValue={typeof value === "string" ? value : undefined}
      error={error}
    />
  );
}
