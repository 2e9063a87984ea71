/** Mailboxes that customers have, the commonest first. */
const providers = (
  "gmail.com wp.pl onet.pl o2.pl interia.pl op.pl poczta.onet.pl vp.pl outlook.com icloud.com " +
  "yahoo.com hotmail.com tlen.pl gazeta.pl poczta.fm interia.eu onet.eu int.pl go2.pl proton.me " +
  "protonmail.com"
).split(" ");

/** One typo away from a provider, and none. */
const others = ["mail.com", "ymail.com", "email.com", "one.pl"];

const knownSlips: Record<string, string> = { "02.pl": "o2.pl", "gmail.pl": "gmail.com" };

/** A shorter name is one typo away from too many, so that only what follows it may be wrong. */
const minNameLength = 4;

/** `anna@gmial.com` → `anna@gmail.com`; undefined where no typo is likely. */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || [...providers, ...others].includes(domain)) return undefined;
  const meant = knownSlips[domain] ?? providers.find((each) => isTypo(domain, each));
  return meant && `${email.slice(0, at)}@${meant}`;
}

function isTypo(domain: string, provider: string): boolean {
  const name = provider.slice(0, provider.indexOf("."));
  const isNamed = domain.startsWith(name) && /^(?:[.,]|pl$|$)/.test(domain.slice(name.length));
  return (
    (isNamed || name.length >= minNameLength) &&
    (domain === name || isOneTypoAway(domain, provider))
  );
}

/** A character is missing, added or wrong, or two are in the wrong order. */
function isOneTypoAway(text: string, right: string): boolean {
  let start = 0;
  while (start < right.length && text[start] === right[start]) start += 1;
  const rest = text.slice(start);
  const due = right.slice(start);
  return [
    [rest, due.slice(1)],
    [rest.slice(1), due],
    [rest.slice(1), due.slice(1)],
    [rest, due.slice(1, 2) + due.slice(0, 1) + due.slice(2)],
  ].some(([one, other]) => one === other);
}
