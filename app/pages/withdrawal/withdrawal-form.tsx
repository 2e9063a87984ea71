import type { ComponentProps } from "react";
import { seller } from "../../../shop.config.ts";
import { withdrawalLimits, type Withdrawal } from "../../../shop/order/withdrawal.ts";
import { BotProtectionFields } from "../../forms/bot-protection-fields.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { WithdrawalResult } from "./action.ts";

type WithdrawalField = Omit<ComponentProps<typeof Field>, "name"> & { name: keyof Withdrawal };

const fields: readonly WithdrawalField[] = [
  { name: "name", label: "Imię i nazwisko", autoComplete: "name", required: true },
  {
    name: "orderNumber",
    label: "Numer zamówienia",
    autoComplete: "off",
    required: true,
    hint: "Jest w e-mailu z potwierdzeniem, na przykład L-1042.",
  },
  {
    name: "email",
    label: "E-mail",
    type: "email",
    autoComplete: "email",
    required: true,
    hint: "Na ten adres wyślemy potwierdzenie.",
  },
  {
    name: "items",
    label: "Których produktów dotyczy",
    multiline: true,
    hint: "Zostaw puste, jeśli odstępujesz od całego zamówienia.",
  },
];

const invalid = {
  title: "Błąd walidacji",
  message: "Sprawdź poprawność wszystkich pól formularza.",
};

type WithdrawalFormProps = {
  result: (WithdrawalResult & { kind: "form" }) | undefined;
  days: number;
};

export function WithdrawalForm({ result, days }: WithdrawalFormProps) {
  const hasErrors = result && Object.keys(result.errors).length > 0;
  const notice = result?.notice ?? (hasErrors && invalid);
  return (
    <>
      <p className="lead">
        Masz {days} dni od odebrania paczki, bez podawania przyczyny i bez logowania. Najpierw wpisz
        dane, w drugim kroku sprawdzisz je i potwierdzisz.
      </p>
      <form method="post" className="form" noValidate>
        {notice && <Notice tone="rose" role="alert" {...notice} />}
        {fields.map(({ name, ...field }) => (
          <Field
            key={name}
            name={name}
            maxLength={withdrawalLimits[name]}
            defaultValue={result?.withdrawal[name]}
            error={result?.errors[name]}
            {...field}
          />
        ))}
        <p className="muted form__privacy">
          Administratorem danych jest {seller.name}. Przetwarzamy je, żeby przyjąć oświadczenie i
          rozliczyć zwrot. Więcej w <a href="/polityka-prywatnosci">polityce prywatności</a>.
        </p>
        <BotProtectionFields stamp={result?.stamp} />
        <button type="submit" className="button button--primary">
          Dalej
        </button>
      </form>
    </>
  );
}
