import { emptyForm } from "../../shop/order/placing/customer.ts";
import type { Withdrawal } from "../../shop/order/withdrawal.ts";
import type { WriteMail } from "../email/mails.ts";
import type { Store } from "../db/store.ts";

export function createWithdrawals(deps: {
  store: Pick<Store, "messages">;
  mail: WriteMail;
  admitsMail: (email: string) => Promise<boolean>;
  refundMail: (email: string) => Promise<void>;
  now: () => number;
  newId: () => string;
  wakeEmails: () => void;
}) {
  const { store, mail, admitsMail, refundMail, now, newId, wakeEmails } = deps;
  return {
    async withdraw(withdrawal: Withdrawal, key: string): Promise<{ receivedAt: number }> {
      const receivedAt = now();
      const { name, email, orderNumber, items } = withdrawal;
      const message = `${orderNumber}\n${items}`.trim();
      const form = { ...emptyForm, name, email, message };
      const saved = { id: newId(), key, kind: "withdrawal" as const, form, receivedAt };
      const toCustomer = await admitsMail(email);
      const copy = { withdrawal, receivedAt };
      const mails = [
        ...(toCustomer ? [mail("withdrawal-copy", copy, receivedAt)] : []),
        mail("withdrawal", { ...copy, toCustomer }, receivedAt),
      ];
      const { repeated } = await store.messages.save(saved, mails);
      if (repeated && toCustomer) await refundMail(email);
      wakeEmails();
      return { receivedAt };
    },
  };
}
