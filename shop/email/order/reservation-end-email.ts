import { formatDateTime } from "../../time/date-time.ts";
import { pluralize } from "../../text/plural.ts";
import { paragraph, type EmailContent } from "../email-content.ts";
import { shopCommand } from "../../shop-command.ts";

export function createReservationEndEmail(
  numbers: readonly string[],
  endsAt: number,
): EmailContent {
  const count = pluralize(numbers.length, [
    "zamówienie czeka",
    "zamówienia czekają",
    "zamówień czeka",
  ]);
  const parts = [
    paragraph(`Na potwierdzenie ${count} od dawna: ${numbers.join(", ")}.`),
    paragraph(
      `Ich zabawki są odłożone do ${formatDateTime(endsAt)}. Potem wrócą do sprzedaży, a zamówienia zostaną na liście. Jeśli potwierdzisz któreś później, sprawdź najpierw, czy zabawki jeszcze są.`,
    ),
    paragraph(
      `Potwierdź: ${shopCommand} orders confirm NUMER, albo anuluj: ${shopCommand} orders cancel NUMER.`,
    ),
  ];
  return { title: "Niepotwierdzone zamówienia stracą rezerwację", sections: [{ parts }] };
}
