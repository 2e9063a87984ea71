import { editOrder, type EditResult, type OrderEdit } from "../../../shop/order/edit-order.ts";
import type { Store } from "../../db/store.ts";
import { createSyncJobs } from "./follow-transition.ts";
import type { Mail } from "../../db/emails/email.ts";

type Deps = {
  store: { orders: Pick<Store["orders"], "change"> };
  newId: () => string;
  now: () => number;
  synced?: boolean | undefined;
};

type Options = {
  /** Sends mails again that the old e-mail's server has taken. */
  resend: boolean;
};

export async function applyOrderEdit(
  number: string,
  edit: OrderEdit,
  { resend }: Options,
  { store, newId, now, synced }: Deps,
): Promise<EditResult | { kind: "absent" }> {
  let result: EditResult | { kind: "absent" } = { kind: "absent" };
  await store.orders.change(number, (record) => {
    result = editOrder(record, edit);
    if (result.kind !== "done") return undefined;
    const { customer, locker, invoice, fields } = result;
    const write = (mail: Mail) => ({ ...mail, id: newId(), to: [customer.email] });
    const readdress = { from: record.order.customer.email, write, sent: resend };
    return {
      edit: {
        customer,
        locker,
        invoice,
        fields,
        readdress: fields.includes("email") ? readdress : undefined,
      },
      jobs: createSyncJobs(record.order, { synced }),
      now: now(),
    };
  });
  return result;
}
