import { Icon } from "../../ui/icon.tsx";

type AvailabilityProps = { stock: number; dispatch: string };

export function Availability({ stock, dispatch }: AvailabilityProps) {
  if (stock === 0) {
    return (
      <p className="product__availability product__availability--none">
        <span className="chip chip--ink">Wyprzedane</span> Napisz do nas – podpowiemy coś podobnego.
      </p>
    );
  }
  return (
    <ul className="product__availability">
      <li>
        <span className="chip chip--green">Dostępny</span>{" "}
        {stock === 1 ? "ostatnia sztuka" : `${stock}\u00a0szt. w\u00a0magazynie`}
      </li>
      <li>
        <Icon name="truck" /> Wysyłka w&nbsp;ciągu {dispatch}
      </li>
    </ul>
  );
}
