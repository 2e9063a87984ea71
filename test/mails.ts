import { createMails } from "../server/email/mails.ts";
import type { MailContext } from "../server/email/draft.ts";
import { sampleShop } from "./fixtures.ts";
import { nextId } from "./temporary-store.ts";

/** The shop's mails, with the sample shop's settings. */
export function createTestMails(changes: Partial<MailContext & { newId: () => string }> = {}) {
  return createMails({
    shop: sampleShop,
    ordersTo: "sklep@latawiec.example",
    alertsTo: "sklep@latawiec.example",
    origin: "https://sklep.example",
    newId: nextId,
    ...changes,
  });
}
