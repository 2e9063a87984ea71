import type { FormResult } from "./form-result.ts";
import type { createMessageSlots } from "./form-slots.tsx";
import { ResultNotice } from "./result-notice.tsx";
import { useContactForm } from "./use-contact-form.ts";

type MessageFormProps = ReturnType<typeof createMessageSlots> & {
  /** Comes from a submission without scripts. */
  initialResult?: FormResult | undefined;
};

export default function MessageForm({ initialResult, fields, terms }: MessageFormProps) {
  const { result, hasToast, sending, formProps } = useContactForm("contact", initialResult);
  return (
    <form className="form" aria-label="Formularz kontaktowy" {...formProps}>
      <div className="form__fields">
        <ResultNotice {...{ result, hasToast }} />
        {fields}
      </div>
      <div className="form__finish">
        {terms}
        <button type="submit" className="button button--primary button--wide" disabled={sending}>
          {sending ? "Wysyłanie..." : "Wyślij wiadomość"}
        </button>
      </div>
    </form>
  );
}
