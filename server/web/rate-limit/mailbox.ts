import { domainToASCII } from "node:url";

/**
 * Returns one spelling for each mailbox. Many servers deliver `anna+anything@` to `anna@`, Google's
 * `a.n.n.a@` as well. A domain may end with a dot and be written in Unicode.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*/, "");
  const host = (domainToASCII(domain) || domain).replace(/\.$/, "");
  const isGoogle = /^(?:gmail|googlemail)\.com$/.test(host);
  return isGoogle ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
