import { paragraph, type EmailContent } from "../../../shop/email/email-content.ts";
import type { Mail } from "../../db/jobs/email.ts";

/** An order under both its numbers: the shop's and BaseLinker's. */
export type ToCancel = { number: string; keptAs: string };

type Means = {
  /** The shop's own inbox. */
  ordersTo: string;
  newId: () => string;
};

/** Whoever cancelled the order could not be told yet that BaseLinker has it as well. */
export function cancelMails({ ordersTo, newId }: Means) {
  return (entry: ToCancel, writtenAt: number): Mail => {
    const letter = cancelLetter(entry);
    return {
      id: newId(),
      kind: "order-to-cancel",
      to: [ordersTo],
      subject: `${letter.title} – ${entry.number}`,
      letter,
      writtenAt,
    };
  };
}

function cancelLetter({ number, keptAs }: ToCancel): EmailContent {
  const parts = [
    paragraph(
      `Zamówienie ${number} jest w\u00a0sklepie anulowane, ale BaseLinker zdążył je przyjąć pod numerem ${keptAs}. Sklep nie anuluje go tam sam.`,
    ),
    paragraph(
      `Anuluj w\u00a0BaseLinkerze zamówienie ${keptAs}, aby nikt go nie spakował, i\u00a0sprawdź, czy zabawki wróciły tam na stan.`,
    ),
  ];
  return { title: "Anuluj zamówienie także w\u00a0BaseLinkerze", sections: [{ parts }] };
}
