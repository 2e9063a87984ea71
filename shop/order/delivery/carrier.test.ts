import { describe, expect, it } from "vitest";
import { carriers, findCarrier, parseTrackingNumber, createTrackingUrl } from "./carrier.ts";

describe("a carrier", () => {
  it("has an HTTPS tracking page with the encoded number", () => {
    for (const carrier of carriers) {
      const url = new URL(createTrackingUrl(carrier, "A1&B"));
      expect(url.protocol).toBe("https:");
      expect([...url.searchParams.values()]).toContain("A1&B");
    }
    expect(findCarrier("gołąb")).toBeUndefined();
  });

  it("accepts tracking numbers with spaces", () => {
    expect(parseTrackingNumber(" 5200 0001 2345 6789 0123 4567 ")).toBe("520000012345678901234567");
    expect(parseTrackingNumber("rr123456789pl")).toBe("RR123456789PL");
    for (const wrong of ["", "12345", "123456\u001b[31m", "1".repeat(41), "<b>123456</b>"]) {
      expect(parseTrackingNumber(wrong)).toBeUndefined();
    }
  });
});
