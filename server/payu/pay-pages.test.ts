import { describe, expect, it } from "vitest";
import { isPayPage, payPageSources } from "./pay-pages.ts";

const official = "https://secure.payu.com";
const double = "http://127.0.0.1:4000/path";

describe("PayU's payment pages", () => {
  it("are on the API's origin, and on other hosts of PayU for the official address", () => {
    expect(payPageSources(official)).toEqual([official, "https://*.payu.com"]);
    expect(payPageSources(double)).toEqual(["http://127.0.0.1:4000"]);
  });

  it.each([
    [official, "https://secure.payu.com/pay/?orderId=1"],
    [official, "https://merch-prod.snd.payu.com/pay/?orderId=1"],
    [double, "http://127.0.0.1:4000/pay/?orderId=1"],
  ])("of %s may be %s", (api, page) => {
    expect(isPayPage(api, page)).toBe(true);
  });

  it.each([
    [official, "http://secure.payu.com/pay/"],
    [official, "https://payu.com.example/pay/"],
    [official, "https://evilpayu.com/pay/"],
    [official, "https://secure.payu.com:8443/pay/"],
    [official, "https://secure.payu.com@evil.example/pay/"],
    [official, "javascript:alert(1)//.payu.com"],
    [official, "/pay/"],
    [double, "https://secure.payu.com/pay/"],
    [double, "http://127.0.0.1:4001/pay/"],
  ])("of %s may not be %s", (api, page) => {
    expect(isPayPage(api, page)).toBe(false);
  });
});
