import { formatDateTime } from "../../time/date-time.ts";
import { pluralize } from "../../text/plural.ts";
import { createTextSection, type EmailContent } from "../email-content.ts";
import { shopCommand } from "../../shop-command.ts";

type ReservationEnd = { numbers: readonly string[]; endsAt: number };

export function createReservationEndEmail({ numbers, endsAt }: ReservationEnd): EmailContent {
  const count = pluralize(numbers.length, [
    "zamówienie czeka",
    "zamówienia czekają",
    "zamówień czeka",
  ]);
  const section = createTextSection(
    `Na potwierdzenie ${count} od dawna: ${numbers.join(", ")}.`,
    `Ich zabawki są odłożone do ${formatDateTime(endsAt)}. Potem wrócą do sprzedaży, a zamówienia zostaną na liście. Jeśli potwierdzisz któreś później, sprawdź najpierw, czy zabawki jeszcze są.`,
    `Potwierdź: ${shopCommand} orders confirm NUMER, albo anuluj: ${shopCommand} orders cancel NUMER.`,
  );
  return { title: "Niepotwierdzone zamówienia stracą rezerwację", sections: [section] };
}
