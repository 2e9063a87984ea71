import { describeLastPieces } from "../../../../shop/catalogue/product/stock.ts";

type AvailabilityProps = { stock: number; dispatch: string };

/** Of a product that is for sale. */
export function Availability({ stock, dispatch }: AvailabilityProps) {
  const lastPieces = describeLastPieces(stock)?.toLowerCase();
  return (
    <p className="product__availability">
      <span className="chip chip--green">Dostępny</span>{" "}
      <span>
        {lastPieces ? <strong>{lastPieces}</strong> : `${stock} szt.`}, wysyłka {dispatch}
      </span>
    </p>
  );
}
