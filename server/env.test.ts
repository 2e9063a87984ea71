import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

const payu = {
  PAYU_POS_ID: "123456",
  PAYU_CLIENT_ID: "654321",
  PAYU_CLIENT_SECRET: "tajne",
  PAYU_SECOND_KEY: "klucz",
};
const names = Object.keys(payu);

/** The lines of the message, without its headline. */
function mistakesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n").slice(1);
  }
}

describe("PayU's settings", () => {
  it("may be absent or empty", () => {
    expect(readEnv({}).PAYU).toBeUndefined();
    expect(readEnv({ PAYU_POS_ID: "", PAYU_URL: "https://secure.payu.com" }).PAYU).toBeUndefined();
  });

  it("are all taken, with the official address by default", () => {
    const settings = {
      posId: "123456",
      clientId: "654321",
      clientSecret: "tajne",
      secondKey: "klucz",
    };
    expect(readEnv(payu).PAYU).toEqual({ ...settings, url: "https://secure.payu.com" });
    const PAYU_URL = "https://secure.snd.payu.com/";
    expect(readEnv({ ...payu, PAYU_URL }).PAYU?.url).toBe("https://secure.snd.payu.com");
  });

  it.each(names)("are all named as missing beside %s alone", (name) => {
    const missing = names.filter((other) => other !== name);
    expect(mistakesOf({ [name]: "123" })).toEqual(
      missing.map((other) => expect.stringMatching(`^  ${other}: brakuje`)),
    );
  });

  it("are named as missing beside other mistakes", () => {
    const { PAYU_SECOND_KEY: _, ...rest } = payu;
    expect(mistakesOf({ ...rest, PORT: "x" })).toEqual([
      "  PORT: ma być liczbą całkowitą",
      expect.stringMatching("^  PAYU_SECOND_KEY: brakuje"),
    ]);
  });

  it("are listed with all other mistakes, without their values", () => {
    const mistakes = mistakesOf({ ...payu, PORT: "x", PAYU_POS_ID: "tajny", PAYU_URL: "payu" });
    expect(mistakes).toEqual([
      "  PORT: ma być liczbą całkowitą",
      "  PAYU_POS_ID: ma być numerem",
      "  PAYU_URL: ma być adresem zaczynającym się od http:// albo https://",
    ]);
  });
});
