import { formatDateTime } from "../time/date-time.ts";
import { createRowSection, paragraph, type DetailRow, type EmailContent } from "./email-content.ts";
import type { Message, MessageKind } from "./message.ts";
import { createPersonRows } from "./order/new-order-email.ts";

export const messageSubjects: Record<MessageKind, string> = {
  contact: "Kontakt ze strony",
  enquiry: "Nowe zamówienie ze strony",
};

export function createMessageEmail({ kind, form, receivedAt }: Message): EmailContent {
  const sent = `Wysłane ${formatDateTime(receivedAt)}.`;
  // Prices in the customer's text are unverified.
  const unpriced =
    "To zapytanie: nic nie zostało zamówione ani zarezerwowane, a ceny trzeba sprawdzić.";
  return {
    title: messageSubjects[kind],
    sections: [
      { parts: [paragraph(kind === "enquiry" ? `${sent} ${unpriced}` : sent)] },
      createRowSection("Od kogo", createSenderRows(form)),
      { heading: "Treść", parts: [paragraph(form.message || "Brak")] },
    ],
  };
}

function createSenderRows(form: Message["form"]): DetailRow[] {
  const address = [form.address, `${form.postalCode} ${form.city}`.trim()]
    .filter(Boolean)
    .join(", ");
  return [...createPersonRows(form), ...(address ? [{ label: "Adres", value: address }] : [])];
}
