import { legal, seller } from "../../../shop.config.ts";
import { withdrawalLimits } from "../../../shop/withdrawal.ts";
import { Field } from "../../ui/field.tsx";
import type { WithdrawalAnswer } from "./answer-withdrawal.server.ts";

type WithdrawalFormProps = { answer: (WithdrawalAnswer & { kind: "problem" }) | undefined };

export function WithdrawalForm({ answer }: WithdrawalFormProps) {
  const { withdrawal, errors = {} } = answer ?? {};
  const wrong = Object.keys(errors).length > 0;
  return (
    <>
      <p className="lead">
        Masz {legal.withdrawalDays} dni od odebrania paczki, bez podawania przyczyny i&nbsp;bez
        logowania. Najpierw wpisz dane, w&nbsp;drugim kroku sprawdzisz je i&nbsp;potwierdzisz.
      </p>
      <form method="post" className="form" noValidate>
        {wrong && (
          <div className="notice notice--rose" role="alert">
            <strong>Błąd walidacji</strong>
            <p>Sprawdź poprawność wszystkich pól formularza.</p>
          </div>
        )}
        <Field
          label="Imię i nazwisko"
          name="name"
          autoComplete="name"
          required
          maxLength={withdrawalLimits.name}
          defaultValue={withdrawal?.name}
          error={errors.name}
        />
        <Field
          label="Numer zamówienia"
          name="orderNumber"
          autoComplete="off"
          required
          maxLength={withdrawalLimits.orderNumber}
          defaultValue={withdrawal?.orderNumber}
          error={errors.orderNumber}
          hint="Jest w e-mailu z potwierdzeniem, na przykład L-1042."
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={withdrawalLimits.email}
          defaultValue={withdrawal?.email}
          error={errors.email}
          hint="Na ten adres wyślemy potwierdzenie."
        />
        <Field
          label="Których produktów dotyczy"
          name="items"
          multiline
          maxLength={withdrawalLimits.items}
          defaultValue={withdrawal?.items}
          error={errors.items}
          hint="Zostaw puste, jeśli odstępujesz od całego zamówienia."
        />
        <p className="muted form__privacy">
          Administratorem danych jest {seller.name}. Przetwarzamy je, żeby przyjąć oświadczenie
          i&nbsp;rozliczyć zwrot. Więcej w&nbsp;<a href="/polityka-prywatnosci">polityce prywatności</a>.
        </p>
        <button type="submit" className="button button--primary">
          Dalej
        </button>
      </form>
    </>
  );
}
