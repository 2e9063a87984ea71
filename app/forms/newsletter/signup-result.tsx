import { useEffect, useRef } from "react";
import { newsletterDiscount, seller } from "../../../shop.config.ts";

/** Same text for every address, so that it does not reveal who is subscribed. */
export function ConfirmationSent({ email }: { email: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={text} className="notice notice--mint" role="status" tabIndex={-1}>
      <strong>Sprawdź skrzynkę</strong>
      <p>
        Na&nbsp;adres {email} wysyłamy list z&nbsp;linkiem. Kliknij go w&nbsp;ciągu 48&nbsp;godzin,
        a&nbsp;odeślemy kod na&nbsp;{newsletterDiscount}% zniżki. Listu nie widać? Zajrzyj
        do&nbsp;spamu albo sprawdź, czy kod nie przyszedł już wcześniej.
      </p>
    </div>
  );
}

type SignupFailedProps = { title?: string; text?: string };

export function SignupFailed({
  title = "Nie udało się zapisać",
  text = `Spróbuj ponownie za\u00a0chwilę albo napisz do\u00a0nas: ${seller.email}.`,
}: SignupFailedProps) {
  return (
    <div className="notice notice--rose" role="alert">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
