import { fieldLimits } from "../../../shop/order/customer.ts";
import { Field } from "../../ui/field.tsx";

type EmailFieldProps = {
  /** What was written before; a form may also carry a file, which is no address. */
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
