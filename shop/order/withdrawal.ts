import { findTooLong, isEmail } from "./placing/customer.ts";
import { getFieldText, parseLines } from "./placing/parse-customer.ts";
import { sanitizeText } from "../text/sanitize-text.ts";

export type Withdrawal = {
  name: string;
  orderNumber: string;
  email: string;
  items: string;
};

export type WithdrawalErrors = Partial<Record<keyof Withdrawal, string>>;

export const withdrawalLimits: Record<keyof Withdrawal, number> = {
  name: 120,
  orderNumber: 40,
  email: 254,
  items: 2000,
};

export function parseWithdrawal(fields: Readonly<Record<string, string>>): {
  withdrawal: Withdrawal;
  errors: WithdrawalErrors;
} {
  const lines = parseLines(withdrawalLimits, fields);
  const items = sanitizeText(getFieldText(fields, "items"));
  const withdrawal = { ...lines, orderNumber: lines.orderNumber.toUpperCase(), items };
  return {
    withdrawal,
    errors: { ...validateRequired(withdrawal), ...findTooLong(withdrawal, withdrawalLimits) },
  };
}

function validateRequired({ name, orderNumber, email }: Withdrawal): WithdrawalErrors {
  return {
    ...(!name && { name: "Podaj imię i nazwisko." }),
    ...(!orderNumber && { orderNumber: "Podaj numer zamówienia, np. L-1042." }),
    ...(!isEmail(email) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
  };
}
