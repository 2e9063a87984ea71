import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verifyPayuSignature } from "./signature.ts";

const key = "SignatureKey";
const vectors = [
  {
    body: "OpenPayUData",
    md5: "8375034eb737d520c829fad4026a38aa",
    sha256: "8b2fd55b48f150347df56ce18d787335f32ced1d67f214016476f7c0a8f09981",
  },
  {
    body: '{"order":{"orderId":"WZHF5FFDRJ140731GUEST000P01","extOrderId":"ZAB-1001","status":"COMPLETED"}}',
    md5: "830da9765129691453627d88a6c8e8ce",
    sha256: "6decc9c078093e012b8e58613c0b11f41e2363fbac33105ae50149ae3229bf93",
  },
  {
    body: '{"order":{"description":"Zażółć gęślą jaźń"}}',
    md5: "6133b693347b0bcd88ec4066f0dd74cf",
    sha256: "4c3d5a0ee6762b04a008ff03765ed2f7bd8f0ed58d0072c23eb8c825ac6d1d0c",
  },
];
const sha1 = "52bb16149d1a5ccc8ac05f8e435c30d82efd5364";
const [{ body, md5, sha256 }] = vectors as [(typeof vectors)[0]];

const headerOf = (signature: string, algorithm: string) =>
  `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;

const verify = (header: string | null | undefined, text = body, secondKey = key) =>
  verifyPayuSignature(header, Buffer.from(text), secondKey);

describe("PayU's signature", () => {
  it.each(vectors)("is verified for the published body $body", (vector) => {
    expect(verify(headerOf(vector.md5, "MD5"), vector.body)).toBe(true);
    expect(verify(headerOf(vector.sha256, "SHA-256"), vector.body)).toBe(true);
    expect(verify(headerOf(vector.sha256, "SHA"), vector.body)).toBe(true);
    expect(verify(headerOf(vector.md5, "MD5"), `${vector.body}\n`)).toBe(false);
  });

  it.each([
    ["SHA-1", sha1],
    ["SHA-384", createHash("sha384").update(`${body}${key}`).digest("hex")],
    ["SHA-512", createHash("sha512").update(`${body}${key}`).digest("hex")],
  ])("may use %s", (algorithm, signature) => {
    expect(verify(headerOf(signature, algorithm))).toBe(true);
  });

  it("is read from parts in any order, with spaces and in capitals", () => {
    expect(verify(`algorithm=MD5;content=DOCUMENT;signature=${md5};sender=checkout`)).toBe(true);
    expect(verify(` signature = ${md5.toUpperCase()} ; algorithm = MD5 ;`)).toBe(true);
  });

  it.each([
    ["no header", undefined],
    ["null", null],
    ["an empty header", ""],
    ["no signature", "sender=checkout;algorithm=MD5;content=DOCUMENT"],
    ["an empty signature", headerOf("", "MD5")],
    ["no algorithm", `sender=checkout;signature=${md5};content=DOCUMENT`],
    ["an unknown algorithm", headerOf(md5, "RIPEMD160")],
    ["an algorithm of Node's that is not PayU's", headerOf(md5, "md5")],
    ["a property of objects as the algorithm", headerOf(md5, "__proto__")],
    ["another algorithm's signature", headerOf(sha256, "MD5")],
    ["a part of the signature", headerOf(md5.slice(0, 30), "MD5")],
    ["more than the signature", headerOf(`${md5}00`, "MD5")],
    ["no hexadecimal digits", headerOf("z".repeat(32), "MD5")],
    ["half a byte", headerOf(`${md5}0`, "MD5")],
    ["two signatures", `${headerOf(md5, "MD5")};signature=${md5}`],
    ["two headers joined", `${headerOf(md5, "MD5")}, ${headerOf(md5, "MD5")}`],
  ])("is rejected with %s", (_name, header) => {
    expect(verify(header)).toBe(false);
  });

  it("is rejected without a key, even if it matches the body alone", () => {
    const unkeyed = createHash("md5").update(body).digest("hex");
    expect(verify(headerOf(unkeyed, "MD5"), body, "")).toBe(false);
    expect(verify(headerOf(md5, "MD5"), body, "OtherKey")).toBe(false);
  });

  it("covers the raw bytes, also of what is no UTF-8", () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x80]);
    const signature = createHash("md5").update(bytes).update(key).digest("hex");
    expect(verifyPayuSignature(headerOf(signature, "MD5"), bytes, key)).toBe(true);
    const replaced = Buffer.from(bytes.toString("utf8"));
    expect(verifyPayuSignature(headerOf(signature, "MD5"), replaced, key)).toBe(false);
  });

  it("neither throws on garbage nor accepts it", () => {
    const part = fc.oneof(
      fc.constantFrom("signature=", "algorithm=", "MD5", "SHA-256", ";", "=", md5, "sender=x"),
      fc.string({ unit: "binary" }),
    );
    const header = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(header, fc.uint8Array(), fc.string(), (text, bytes, secondKey) => {
        expect(verifyPayuSignature(text, Buffer.from(bytes), secondKey)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("covers every byte of the body", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, at, change) => {
          const signature = createHash("sha256").update(bytes).update(key).digest("hex");
          const header = headerOf(signature, "SHA-256");
          expect(verifyPayuSignature(header, Buffer.from(bytes), key)).toBe(true);
          const changed = Buffer.from(bytes);
          changed[at % changed.length]! ^= change;
          expect(verifyPayuSignature(header, changed, key)).toBe(false);
        },
      ),
    );
  });
});
