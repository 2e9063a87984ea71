import { FilledField, type FieldsProps } from "../../form-fields.tsx";

type CodeFieldProps = FieldsProps & { isLinked: boolean };

export function CodeField({ isLinked, ...fields }: CodeFieldProps) {
  return (
    <div className={isLinked ? "form__code" : "form__code form__with-cart"}>
      <FilledField
        {...fields}
        name="code"
        label="Kod rabatowy"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required={false}
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
