import { describe, expect, it } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

describe("a likely typo of a provider", () => {
  it.each([
    ["gmial.com", "gmail.com"],
    ["gmai.com", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["gmail.pl", "gmail.com"],
    ["gmaill.com", "gmail.com"],
    ["gmail..com", "gmail.com"],
    ["gmailcom", "gmail.com"],
    ["gmail", "gmail.com"],
    ["GMIAL.COM", "gmail.com"],
    ["wp.p", "wp.pl"],
    ["wp.lp", "wp.pl"],
    ["wppl", "wp.pl"],
    ["wp,pl", "wp.pl"],
    ["onet.p", "onet.pl"],
    ["ont.pl", "onet.pl"],
    ["o2.p", "o2.pl"],
    ["02.pl", "o2.pl"],
    ["interai.pl", "interia.pl"],
    ["poczta.onet.p", "poczta.onet.pl"],
    ["outlok.com", "outlook.com"],
  ])("%s means %s", (domain, meant) => {
    expect(suggestEmail(`Anna.n@${domain}`)).toBe(`Anna.n@${meant}`);
  });

  it.each(
    (
      "gmail.com wp.pl onet.pl o2.pl op.pl vp.pl go2.pl interia.eu mail.com ymail.com wpk.pl up.pl " +
      "pw.edu.pl poczta.pl latawiec.example szkola.onet.pl.com pl"
    ).split(" "),
  )("is not seen in %s", (domain) => {
    expect(suggestEmail(`anna@${domain}`)).toBeUndefined();
  });

  it.each(["", "gmial.com", "@gmial.com"])("is not seen without a mailbox: %j", (text) => {
    expect(suggestEmail(text)).toBeUndefined();
  });
});
