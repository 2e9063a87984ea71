import type { Sums } from "./columns.ts";

/** Two columns of sums, and nothing says which is which. */
export type AmbiguousSums = { ambiguous: string[] };

const side = String.raw`^(?:(?:kwota|suma|obroty|strona|amount|wartosc)(?: operacji| transakcji)? )?`;
const unit = String.raw`(?: (?:amount|kwota|w|na|rachunku|rachunek|konta|konto|pln|zl|eur|usd|gbp))*$`;

const credit = new RegExp(
  `${side}(?:uznan(?:i\\w*)?|wplyw\\w*|wplat[ay]|przychod\\w*|ma|ct|cr|credits?|money in|paid in|deposits?)${unit}`,
);

const debit = new RegExp(
  `${side}(?:obciazen(?:i\\w*)?|wyplyw\\w*|wyplat[ay]|wydat\\w*|rozchod\\w*|wn|winien|dt|dr|debits?|money out|paid out|withdrawals?)${unit}`,
);

const amount = /^(?:kwota|suma|wartosc|amount|betrag|target amount|total amount)\b/;

/** Sums beside the one of the account: taxes, fees, blocked money, what was paid abroad. */
const otherSum =
  /blokad|saldo|\bvat\b|netto|prowizj|oplat|\bfees?\b|limit|orygin|\borig|exchange|kurs|\brate\b|rownowart|platnosci w walucie|w walucie (?:oper|trans|oryg|zlec|obcej|plat)|\bw pln\b|local/;

/** One column of sums with signs. */
const bothSides =
  /^(?:uznani[ae] obciazeni[ae]|obciazeni[ae] uznani[ae]|wn ma|ma wn|debit credit|credit debit)$/;

/** Chooses the columns of sums by normalized headings; undefined where there are none. */
export function chooseSums(heads: readonly string[]): Sums | AmbiguousSums | undefined {
  const find = (pattern: RegExp) =>
    heads.flatMap((head, index) => (pattern.test(head) ? [index] : []));
  const [credits, debits] = [find(credit), find(debit)];
  if (credits.length > 1 || debits.length > 1) return ambiguous([...credits, ...debits], heads);
  if (credits.length + debits.length > 0) return { credit: credits[0], debit: debits[0] };
  const all = find(amount).length > 0 ? find(amount) : find(bothSides);
  const own = all.filter((index) => !otherSum.test(heads[index]!));
  const amounts = own.length > 0 ? own : all;
  if (amounts.length === 0) return undefined;
  const [chosen, ...others] = preferAccount(amounts, heads);
  return others.length > 0 ? ambiguous(amounts, heads) : { amount: chosen! };
}

/** Alior has the sum of the operation and that of the account; two equal headings are two sides. */
function preferAccount(amounts: readonly number[], heads: readonly string[]): readonly number[] {
  const ofAccount = amounts.filter((index) => /rachunku|account/.test(heads[index]!));
  if (ofAccount.length > 0) return ofAccount;
  const plain = amounts.filter((index) => /^(?:kwota|amount)$/.test(heads[index]!));
  return plain.length > 0 ? plain : amounts;
}

function ambiguous(indexes: readonly number[], heads: readonly string[]): AmbiguousSums {
  return { ambiguous: indexes.map((index) => heads[index]!) };
}
