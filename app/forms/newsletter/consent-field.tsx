import { FieldError } from "../../ui/field.tsx";

/** Unchecked by default; a submitted form keeps its value. */
export function ConsentField({
  checked,
  error,
}: {
  checked: boolean | undefined;
  error: string | undefined;
}) {
  return (
    <div className="check">
      <input
        type="checkbox"
        id="pole-consent"
        name="consent"
        required
        defaultChecked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby="blad-consent"
      />
      <label htmlFor="pole-consent">
        Chcę dostawać newsletter. Zgodę mogę cofnąć w&nbsp;każdej chwili.
      </label>
      <FieldError name="consent" error={error} />
    </div>
  );
}
