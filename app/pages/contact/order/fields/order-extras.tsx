import type { ShopConfig } from "../../../../../shop/shop-config.ts";
import { FilledField, type FieldsProps } from "../../form-fields.tsx";
import { GiftFields } from "./gift-fields.tsx";
import { InvoiceFields } from "./invoice-fields.tsx";

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

/** Open until the scripts fold it beside a filled cart. */
function Notes(fields: FieldsProps) {
  return (
    <details className="form__notes" open>
      <summary>Dodaj uwagi</summary>
      <FilledField {...fields} name="message" label="Dodatkowe uwagi" multiline required={false} />
    </details>
  );
}
