import { describeLastPieces } from "../../../shop/catalogue/stock.ts";
import { Typeset } from "../../ui/typeset.tsx";

type AvailabilityProps = { stock: number; dispatch: string };

export function Availability({ stock, dispatch }: AvailabilityProps) {
  if (stock === 0) {
    return (
      <div className="notice">
        <strong>Wyprzedane</strong>
        <p>
          Tej zabawki teraz nie mamy. <a href="/kontakt">Napisz do nas</a>&nbsp;– podpowiemy coś
          podobnego.
        </p>
      </div>
    );
  }
  const lastPieces = describeLastPieces(stock)?.toLowerCase();
  return (
    <p className="product__availability">
      <span className="chip chip--green">Dostępny</span>{" "}
      <span>
        {lastPieces ? <strong>{lastPieces}</strong> : `${stock}\u00a0szt.`}, wysyłka{" "}
        <Typeset text={dispatch} />
      </span>
    </p>
  );
}
