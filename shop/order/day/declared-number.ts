import type { StoredMessage } from "../../email/message.ts";

/** The order of a withdrawal: its first line is the number, as the customer wrote it. */
export function findDeclaredNumber({ kind, form }: StoredMessage): string | undefined {
  if (kind !== "withdrawal") return undefined;
  const digits = /\d{3,9}/.exec(form.message.split("\n", 1)[0]!)?.[0];
  return digits === undefined ? undefined : `L-${digits}`;
}
