import { describe, expect, it } from "vitest";
import { paymentOptions } from "../../shop.config.ts";
import { readEnv } from "../env.ts";
import { checkPayuSettings } from "./payu-settings.ts";

const payu = {
  PAYU_POS_ID: "123456",
  PAYU_CLIENT_ID: "123456",
  PAYU_CLIENT_SECRET: "tajne",
  PAYU_SECOND_KEY: "klucz",
};
const sandbox = { ...payu, PAYU_URL: "https://secure.snd.payu.com" };
const offline = paymentOptions.filter(({ settlement }) => settlement !== "online");

describe("the check of PayU's settings", () => {
  it.each([
    ["warning", "link wysyłasz każdemu klientowi sam", {}, true, paymentOptions],
    ["good", "punkt płatności 123456", payu, true, paymentOptions],
    ["bad", "do secure.snd.payu.com", sandbox, true, paymentOptions],
    ["warning", "do secure.snd.payu.com", sandbox, false, paymentOptions],
    ["warning", "w koszyku nie ma płatności online", payu, true, offline],
  ])("finds something %s: %s", (level, text, settings, open, options) => {
    const found = checkPayuSettings(readEnv(settings), open, options);
    expect(found.map((finding) => finding.level)).toEqual([level]);
    expect(found[0]!.text).toContain(text);
    expect(JSON.stringify(found)).not.toMatch(/tajne|klucz/);
  });

  it("says nothing where nobody pays online", () => {
    expect(checkPayuSettings(readEnv({}), true, offline)).toEqual([]);
  });
});
