import { editOrder, type EditResult, type OrderEdit } from "../../../shop/order/edit-order.ts";
import { queueMails } from "../../db/emails/emails.ts";
import { withdrawMails } from "../../db/orders/order-edits.ts";
import { changeOrder, type ChangeDeps } from "../change-order.ts";

type Deps = ChangeDeps & { newId: () => string };

type Options = {
  /** Sends mails again that the old e-mail's server has taken. */
  resend: boolean;
};

type Result = EditResult | { kind: "absent" };

export async function applyOrderEdit(
  number: string,
  edit: OrderEdit,
  { resend }: Options,
  deps: Deps,
): Promise<Result> {
  let result: Result = { kind: "absent" };
  await changeOrder(deps, { number }, async (record, now, trx) => {
    const { order } = record;
    const edited = editOrder(record, edit);
    result = edited;
    if (edited.kind !== "done") return undefined;
    const { kind: _, ...changed } = edited;
    if (changed.fields.includes("email")) {
      const mails = await withdrawMails(trx, order.id, {
        from: order.customer.email,
        sent: resend,
      });
      // With a new id: an attempt to the old address that is under way says nothing about the new one.
      const to = [changed.customer.email];
      const readdressed = mails.map((mail) => ({ ...mail, id: deps.newId(), to }));
      await queueMails(trx, readdressed, now, order.id);
    }
    return { by: "owner", edit: changed };
  });
  return result;
}
