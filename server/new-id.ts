import { randomBytes } from "node:crypto";

/** At least 128 bits that nobody can guess. */
export function newId(): string {
  return randomBytes(18).toString("base64url");
}
