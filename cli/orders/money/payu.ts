import type { Owner } from "../owner.ts";

/**
 * Asks PayU about the unsettled attempts of an order that the owner is about to mark as paid. Returns
 * whether one of them has paid for it.
 */
export async function isPaidAtPayu(
  number: string,
  { store, payments }: Pick<Owner, "store" | "payments">,
): Promise<boolean> {
  const before = await store.orders.findRecord("number", number);
  if (!before || before.timeline.paidAt !== undefined) return false;
  await payments?.checkOpenAttempts(before);
  const after = await store.orders.findRecord("number", number);
  if (after?.timeline.paidAt === undefined) return false;
  // Another command may have recorded a transfer meanwhile.
  return after.facts.some(({ kind }) => kind === "payment-completed");
}
