import { createTextSection, type EmailContent } from "../email-content.ts";

type CancelledExport = { number: string; externalId: string };

export function createCancellationEmail({ number, externalId }: CancelledExport): EmailContent {
  const section = createTextSection(
    `Zamówienie ${number} jest w sklepie anulowane, ale BaseLinker zdążył je przyjąć pod numerem ${externalId}. Sklep nie anuluje go tam sam.`,
    `Anuluj w BaseLinkerze zamówienie ${externalId}, aby nikt go nie spakował, i sprawdź, czy zabawki wróciły tam na stan.`,
  );
  return { title: "Anuluj zamówienie także w BaseLinkerze", sections: [section] };
}
