import { seller } from "../../../shop.config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { Notice } from "../../ui/notice.tsx";

/** Absent without scripts: the page is then a redirect target whose URL holds no personal data. */
type ReceivedProps = { at?: string; email?: string };

export function WithdrawalReceived({ at, email }: ReceivedProps) {
  return (
    <Notice tone="mint" role="status" title="Przyjęliśmy Twoje odstąpienie od umowy">
      {at && `${at}. `}Pełną treść oświadczenia z datą i godziną wysyłamy na{" "}
      {email ? `adres ${email}` : "podany adres e-mail"}. Dalej poprowadzimy Cię e-mailem; możesz
      też zadzwonić: <a href={createTelUrl(seller.phone)}>{seller.phone}</a>.
    </Notice>
  );
}
