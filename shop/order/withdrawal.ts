import { isEmail } from "./customer.ts";
import { sanitizeLine, sanitizeText } from "../text/sanitize-text.ts";

/** A consumer's declaration that they withdraw from the contract, as the on-line function takes it. */
export type Withdrawal = {
  name: string;
  orderNumber: string;
  email: string;
  /** Which products, in the customer's words; empty means the whole order. */
  items: string;
};

export type WithdrawalErrors = Partial<Record<keyof Withdrawal, string>>;

export const withdrawalLimits: Record<keyof Withdrawal, number> = {
  name: 120,
  orderNumber: 40,
  email: 254,
  items: 2000,
};

/** Reads the form and names each field that is missing or too long. */
export function parseWithdrawal(fields: Readonly<Record<string, string>>): {
  withdrawal: Withdrawal;
  errors: WithdrawalErrors;
} {
  const withdrawal = {
    name: sanitizeLine(fields.name ?? ""),
    orderNumber: sanitizeLine(fields.orderNumber ?? "").toUpperCase(),
    email: sanitizeLine(fields.email ?? ""),
    items: sanitizeText(fields.items ?? ""),
  };
  return {
    withdrawal,
    errors: { ...validateRequired(withdrawal), ...validateLengths(withdrawal) },
  };
}

function validateRequired({ name, orderNumber, email }: Withdrawal): WithdrawalErrors {
  return {
    ...(!name && { name: "Podaj imię i nazwisko." }),
    ...(!orderNumber && { orderNumber: "Podaj numer zamówienia, np. L-1042." }),
    ...(!isEmail(email) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
  };
}

function validateLengths(withdrawal: Withdrawal): WithdrawalErrors {
  const names = Object.keys(withdrawalLimits) as (keyof Withdrawal)[];
  const tooLong = names.filter((name) => withdrawal[name].length > withdrawalLimits[name]);
  return Object.fromEntries(
    tooLong.map((name) => [name, `Skróć do ${withdrawalLimits[name]} znaków.`]),
  );
}
