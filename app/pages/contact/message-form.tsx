import { useJsonForm } from "../../forms/use-json-form.ts";
import type { FormResult } from "./action.ts";
import { ContactForm } from "./contact-form.tsx";

/** `initialResult` comes from a submission without scripts. */
export function MessageForm({ initialResult }: { initialResult?: FormResult | undefined }) {
  const { result, sending, send } = useJsonForm<FormResult>(initialResult, () => ({
    kind: "failed",
  }));
  return (
    <ContactForm
      mode="contact"
      result={result}
      sending={sending}
      onSend={(form) => void send(form)}
    >
      <button type="submit" className="button button--primary button--wide" disabled={sending}>
        {sending ? "Wysyłanie..." : "Wyślij wiadomość"}
      </button>
    </ContactForm>
  );
}
