import { seller } from "../../../shop.config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";

/** Absent without scripts: the page is then a redirect target whose URL holds no personal data. */
type ReceivedProps = { at?: string; email?: string };

export function WithdrawalReceived({ at, email }: ReceivedProps) {
  return (
    <div className="notice notice--mint" role="status">
      <strong>Przyjęliśmy Twoje odstąpienie od umowy</strong>
      <p>
        {at && `${at}. `}Pełną treść oświadczenia z&nbsp;datą i&nbsp;godziną wysyłamy na{" "}
        {email ? `adres ${email}` : "podany adres e-mail"}. Dalej poprowadzimy Cię{" "}
        <span className="whole">e-mailem</span>; możesz też zadzwonić:{" "}
        <a href={createTelUrl(seller.phone)}>{seller.phone}</a>.
      </p>
    </div>
  );
}
