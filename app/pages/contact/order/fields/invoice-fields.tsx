import { invoiceLimits } from "../../../../../shop/order/invoice/invoice.ts";
import { CheckField, Field } from "../../../../ui/form/field.tsx";
import type { FieldsProps } from "../../form-fields.tsx";

const fields = [
  {
    name: "nip",
    label: "NIP",
    required: true,
    inputMode: "numeric",
    autoComplete: "off",
    hint: "10 cyfr, na przykład 123-456-32-18.",
  },
  { name: "company", label: "Nazwa firmy", required: true, autoComplete: "organization" },
  {
    name: "invoiceAddress",
    label: "Adres do faktury",
    autoComplete: "off",
    hint: "Jeśli inny niż powyżej: ulica i numer, kod, miejscowość.",
  },
  {
    name: "recipient",
    label: "Odbiorca",
    autoComplete: "off",
    hint: "Gdy płaci kto inny: jako firmę podaj na przykład gminę, a tutaj nazwę i adres przedszkola.",
  },
] as const;

/** Shown by the style sheet once the box is ticked. */
export function InvoiceFields({ errors, values }: FieldsProps) {
  return (
    <div className="form__extra">
      <CheckField name="invoice" required={false} checked={values.invoice === "on"}>
        Chcę fakturę na firmę lub instytucję
      </CheckField>
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          name={name}
          maxLength={invoiceLimits[name]}
          defaultValue={values[name]}
          error={errors[name]}
          {...field}
        />
      ))}
    </div>
  );
}
