import type { ShopConfig } from "../../../../../shop/shop-config.ts";
import { CheckField } from "../../../../ui/form/field.tsx";
import { FilledField, type FieldsProps } from "../../form-fields.tsx";
import { GiftFields } from "./gift-fields.tsx";

type OrderExtrasProps = FieldsProps & Pick<ShopConfig, "giftWrapping">;

export function OrderExtras({ giftWrapping, ...fields }: OrderExtrasProps) {
  return (
    <>
      {giftWrapping && <GiftFields wrapping={giftWrapping} {...fields} />}
      <InvoiceFields {...fields} />
      <Notes {...fields} />
    </>
  );
}

const invoiceFields = [
  {
    name: "nip",
    label: "NIP",
    inputMode: "numeric",
    autoComplete: "off",
    hint: "10 cyfr, na przykład 123-456-32-18.",
  },
  { name: "company", label: "Nazwa firmy", autoComplete: "organization" },
  {
    name: "invoiceAddress",
    label: "Adres do faktury",
    required: false,
    autoComplete: "off",
    hint: "Jeśli inny niż powyżej: ulica i numer, kod, miejscowość.",
  },
  {
    name: "recipient",
    label: "Odbiorca",
    required: false,
    autoComplete: "off",
    hint: "Gdy płaci kto inny: jako firmę podaj na przykład gminę, a tutaj nazwę i adres przedszkola.",
  },
] as const;

/** Shown by the style sheet once the box is ticked. */
function InvoiceFields(props: FieldsProps) {
  return (
    <div className="form__extra">
      <CheckField name="invoice" required={false} checked={props.values.invoice === "on"}>
        Chcę fakturę na firmę lub instytucję
      </CheckField>
      {invoiceFields.map((field) => (
        <FilledField key={field.name} {...props} {...field} />
      ))}
    </div>
  );
}

/** Open until the scripts fold it beside a filled cart. */
function Notes(fields: FieldsProps) {
  return (
    <details className="form__notes" open>
      <summary>Dodaj uwagi</summary>
      <FilledField {...fields} name="message" label="Dodatkowe uwagi" multiline required={false} />
    </details>
  );
}
