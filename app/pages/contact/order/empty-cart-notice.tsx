/** Also prerendered; `document-assets.ts` shows it when the stored cart is empty. */
export function EmptyCartNotice({ prerendered }: { prerendered: boolean }) {
  return (
    <div className={prerendered ? "notice form__prerendered" : "notice"}>
      <p>
        <strong>Twój koszyk jest pusty.</strong> Wybierz zabawki w&nbsp;
        <a href="/#categories">sklepie</a> albo opisz niżej, czego szukasz – potraktujemy to jako
        zapytanie o&nbsp;zamówienie.
      </p>
    </div>
  );
}
