import { emptyForm } from "../../shop/order/customer.ts";
import type { Withdrawal } from "../../shop/order/withdrawal.ts";
import type { Mail } from "../db/emails/email.ts";
import type { Store } from "../db/store.ts";

export function createWithdrawals(deps: {
  store: Pick<Store, "messages">;
  mailsFor: (withdrawal: Withdrawal, receivedAt: number) => readonly Mail[];
  now: () => number;
  newId: () => string;
  wakeEmails: () => void;
}) {
  const { store, mailsFor, now, newId, wakeEmails } = deps;
  return {
    /** Saves the withdrawal and its mails once per key. @throws when it cannot be stored. */
    async withdraw(withdrawal: Withdrawal, key: string): Promise<{ receivedAt: number }> {
      const receivedAt = now();
      const { name, email, orderNumber, items } = withdrawal;
      const message = `${orderNumber}\n${items}`.trim();
      const form = { ...emptyForm, name, email, message };
      const saved = { id: newId(), key, kind: "withdrawal" as const, form, receivedAt };
      await store.messages.save(saved, mailsFor(withdrawal, receivedAt));
      wakeEmails();
      return { receivedAt };
    },
  };
}
