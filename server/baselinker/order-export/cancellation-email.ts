import { paragraph, type EmailContent } from "../../../shop/email/email-content.ts";
import type { Mail } from "../../db/email.ts";

/** The order's number in the shop and in BaseLinker. */
export type CancelledExport = { number: string; externalId: string };

type Deps = {
  ordersTo: string;
  newId: () => string;
};

/**
 * Creates the mail that asks the owner to cancel an order in BaseLinker too: it was exported while
 * being cancelled.
 */
export function createCancellationMail({ ordersTo, newId }: Deps) {
  return (entry: CancelledExport, writtenAt: number): Mail => {
    const content = cancellationContent(entry);
    return {
      id: newId(),
      kind: "order-to-cancel",
      to: [ordersTo],
      subject: `${content.title} – ${entry.number}`,
      letter: content,
      writtenAt,
    };
  };
}

function cancellationContent({ number, externalId }: CancelledExport): EmailContent {
  const parts = [
    paragraph(
      `Zamówienie ${number} jest w\u00a0sklepie anulowane, ale BaseLinker zdążył je przyjąć pod numerem ${externalId}. Sklep nie anuluje go tam sam.`,
    ),
    paragraph(
      `Anuluj w\u00a0BaseLinkerze zamówienie ${externalId}, aby nikt go nie spakował, i\u00a0sprawdź, czy zabawki wróciły tam na stan.`,
    ),
  ];
  return { title: "Anuluj zamówienie także w\u00a0BaseLinkerze", sections: [{ parts }] };
}
