import { createHash, timingSafeEqual } from "node:crypto";

/** Algorithms that PayU names in the header, and those of Node. */
const algorithms = new Map([
  ["MD5", "md5"],
  ["SHA", "sha256"],
  ["SHA-1", "sha1"],
  ["SHA-256", "sha256"],
  ["SHA-384", "sha384"],
  ["SHA-512", "sha512"],
]);

/**
 * Verifies the `OpenPayu-Signature` header of a notification:
 * `sender=checkout;signature=<hex>;algorithm=MD5;content=DOCUMENT`, parts in any order.
 */
export function verifyPayuSignature(
  header: string | null | undefined,
  rawBody: Buffer,
  secondKey: string,
): boolean {
  const { signature, algorithm } = parseHeader(header ?? "");
  const hash = algorithms.get(algorithm ?? "");
  if (!hash || !signature || !/^(?:[0-9a-f]{2})+$/i.test(signature)) return false;
  // Without a key anybody can sign.
  if (secondKey === "") return false;
  const expected = createHash(hash).update(rawBody).update(secondKey, "utf8").digest();
  const received = Buffer.from(signature, "hex");
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Returns nothing of a header that names a part twice. */
function parseHeader(header: string): { signature?: string; algorithm?: string } {
  const parts = header
    .split(";")
    .filter((part) => part.includes("="))
    .map((part) => {
      const index = part.indexOf("=");
      return [part.slice(0, index).trim(), part.slice(index + 1).trim()] as const;
    });
  const named = new Map(parts);
  if (named.size < parts.length) return {};
  const [signature, algorithm] = [named.get("signature"), named.get("algorithm")];
  return signature && algorithm ? { signature, algorithm } : {};
}
