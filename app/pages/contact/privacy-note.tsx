import { seller } from "../../../shop.config.ts";
import type { FormMode } from "../../../shop/order/customer.ts";

const reasons = {
  contact: "żeby odpowiedzieć na Twoją wiadomość; przechowujemy ją do 12\u00a0miesięcy",
  order:
    "żeby przyjąć i\u00a0zrealizować zamówienie; dane zamówień przechowujemy przez 5\u00a0lat podatkowych",
};

/** Controller, purpose, retention period and rights (GDPR, article 13). */
export function PrivacyNote({ mode }: { mode: FormMode }) {
  return (
    <p className="muted form__privacy">
      Administratorem danych jest {seller.name}. Przetwarzamy je, {reasons[mode]}. Możesz ich
      zażądać, poprawić je lub usunąć. Więcej w&nbsp;
      <a href="/polityka-prywatnosci" target="_blank" rel="noopener">
        polityce prywatności
      </a>
      .
    </p>
  );
}
