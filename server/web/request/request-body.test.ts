import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValidBody } from "./to-request.ts";

const form = "application/x-www-form-urlencoded;charset=UTF-8";
const read = (body: string | Buffer, type?: string) => isValidBody(Buffer.from(body), type);

describe("a body is accepted", () => {
  it.each([
    ["an empty body", ""],
    ["a form", "name=Ewa+%C5%BB%C3%B3%C5%82%C4%87&message=100%25"],
    ["literal percent signs", "message=100% bawełny, 50%ty"],
    ["a pasted replacement character", "name=%EF%BF%BD"],
    ["a hundred fields", "a=1&".repeat(100)],
  ])("%s", (_, body) => {
    expect(read(body, form)).toBe(true);
  });

  it("whatever a visitor wrote", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.string({ unit: "binary" }), { maxKeys: 9 }),
        (fields) => {
          expect(read(new URLSearchParams(fields).toString(), form)).toBe(true);
        },
      ),
    );
  });
});

describe("a body is rejected", () => {
  it.each([
    ["bytes that are no UTF-8", Buffer.from("name=Ewa\xff", "latin1")],
    ["a truncated character", Buffer.from([0x61, 0x3d, 0xc5])],
    ["percent-encoded bytes that are no UTF-8", "name=%ff"],
    ["a percent-encoded truncated character", "name=%C5&city=%82"],
    ["an overlong encoding", "name=%C0%AF"],
    ["a surrogate", "name=%ED%A0%80"],
    ["more fields than any form has", "a=1&".repeat(101)],
  ])("%s", (_, body) => {
    expect(read(body, form)).toBe(false);
  });

  it("as JSON only when it is no valid UTF-8", () => {
    expect(read('{"message":"%ff&&&"}', "application/json")).toBe(true);
    expect(read(Buffer.from('{"message":"\xff"}', "latin1"), "application/json")).toBe(false);
  });
});
