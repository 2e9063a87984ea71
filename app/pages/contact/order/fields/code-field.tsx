import { maxCodeLength } from "../../../../../shop/order/discount/discount-code.ts";
import { Field } from "../../../../ui/form/field.tsx";
import type { FieldsProps } from "../../form-fields.tsx";

export function CodeField({ errors, values, isLinked }: FieldsProps & { isLinked: boolean }) {
  return (
    <div className={isLinked ? "form__code" : "form__code form__with-cart"}>
      <Field
        name="code"
        label="Kod rabatowy"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxCodeLength}
        defaultValue={values.code}
        error={errors.code}
      />
      <button
        type="submit"
        name="useCode"
        value="1"
        formNoValidate
        className="button button--secondary"
      >
        Użyj kodu
      </button>
      <p className="form__code-note" role="status" />
    </div>
  );
}
