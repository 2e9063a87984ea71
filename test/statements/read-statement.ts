import { parseStatement } from "../../shop/payment/statement/parse-statement.ts";
import type { Statement } from "../../shop/payment/statement/statement.ts";

/** Reads a statement that the shop knows. */
export function readStatement(text: string | Uint8Array): Statement {
  const read = parseStatement(typeof text === "string" ? Buffer.from(text) : text);
  if ("entries" in read) return read;
  throw new Error(JSON.stringify(read));
}
