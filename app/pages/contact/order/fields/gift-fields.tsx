import { giftLimits } from "../../../../../shop/order/gift/gift.ts";
import { formatPrice } from "../../../../../shop/price.ts";
import type { GiftWrapping } from "../../../../../shop/shop-config.ts";
import { CheckField } from "../../../../ui/form/field.tsx";
import { FilledField, type FieldsProps } from "../../form-fields.tsx";

type GiftFieldsProps = FieldsProps & { wrapping: GiftWrapping };

/** Shown by the style sheet once the box is ticked. */
export function GiftFields({ wrapping: { price }, ...fields }: GiftFieldsProps) {
  const { values } = fields;
  const cost = price > 0 ? `za ${formatPrice(price)}` : "za darmo";
  return (
    <div className="form__extra">
      <CheckField
        name="gift"
        required={false}
        checked={values.gift === "on"}
        hint={`Zapakujemy ${cost}, a cen w paczce nie będzie.`}
      >
        To prezent
      </CheckField>
      <FilledField
        {...fields}
        name="dedication"
        label="Dedykacja"
        multiline
        required={false}
        hint={`Kilka słów od Ciebie, do ${giftLimits.dedication} znaków. Dołączymy je do prezentu.`}
      />
      <div className="form__recipient">
        <CheckField name="giftElsewhere" required={false} checked={values.giftElsewhere === "on"}>
          Wyślij prosto do obdarowanej osoby
        </CheckField>
        <RecipientFields {...fields} />
      </div>
    </div>
  );
}

function RecipientFields(props: FieldsProps) {
  const fields = { ...props, autoComplete: "off" };
  return (
    <fieldset className="form__group">
      <legend className="visually-hidden">Adres obdarowanej osoby</legend>
      <FilledField
        {...fields}
        name="giftName"
        label="Komu wysłać"
        hint="Imię i nazwisko. Kurier zadzwoni do Ciebie, żeby niespodzianka się udała."
      />
      <FilledField {...fields} name="giftAddress" label="Ulica i numer" />
      <div className="form__pair">
        <FilledField {...fields} name="giftPostalCode" label="Kod" inputMode="numeric" />
        <FilledField {...fields} name="giftCity" label="Miejscowość" />
      </div>
    </fieldset>
  );
}
