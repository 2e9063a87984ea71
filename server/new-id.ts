import { randomBytes } from "node:crypto";

/** 144 random bits. */
export function newId(): string {
  return randomBytes(18).toString("base64url");
}
