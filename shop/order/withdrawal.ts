import { isEmail } from "../field/email.ts";
import { findTooLong } from "./placing/customer.ts";
import { cleanFields } from "./placing/parse-customer.ts";

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
  const withdrawal = cleanFields(withdrawalLimits, fields);
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
