import { seller } from "../../../shop.config.ts";

export function PrivacyNote() {
  return (
    <p className="signup__note muted">
      Administratorem danych jest {seller.name}, {seller.address.city}. Adres służy nam tylko
      do&nbsp;wysyłania newslettera, na&nbsp;podstawie Twojej zgody, aż do&nbsp;jej cofnięcia.
      Możesz go zobaczyć, poprawić, usunąć i&nbsp;złożyć skargę do&nbsp;Prezesa UODO. Więcej w&nbsp;
      <a href="/polityka-prywatnosci" target="_blank" rel="noopener">
        polityce prywatności
      </a>
      .
    </p>
  );
}
