import { paragraph } from "../../../shop/email/email-content.ts";
import { createMail, type Mail } from "../../db/emails/email.ts";

/** The order's number in the shop and in BaseLinker. */
export type CancelledExport = { number: string; externalId: string };

type Deps = { ordersTo: string; newId: () => string };

/**
 * Creates the mail that asks the owner to cancel an order in BaseLinker too: it was exported while
 * being cancelled.
 */
export function createCancellationMail({ ordersTo, newId }: Deps) {
  return ({ number, externalId }: CancelledExport, writtenAt: number): Mail => {
    const title = "Anuluj zamówienie także w\u00a0BaseLinkerze";
    const parts = [
      paragraph(
        `Zamówienie ${number} jest w\u00a0sklepie anulowane, ale BaseLinker zdążył je przyjąć pod numerem ${externalId}. Sklep nie anuluje go tam sam.`,
      ),
      paragraph(
        `Anuluj w\u00a0BaseLinkerze zamówienie ${externalId}, aby nikt go nie spakował, i\u00a0sprawdź, czy zabawki wróciły tam na stan.`,
      ),
    ];
    const content = { title, sections: [{ parts }] };
    const mail = createMail("order-to-cancel", ordersTo, content, { id: newId(), writtenAt });
    return { ...mail, subject: `${title} – ${number}` };
  };
}
