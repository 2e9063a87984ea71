import { Icon } from "../../ui/icon.tsx";
import { Typeset } from "../../ui/typeset.tsx";

type AvailabilityProps = { stock: number; dispatch: string };

export function Availability({ stock, dispatch }: AvailabilityProps) {
  if (stock === 0) {
    return (
      <div className="notice">
        <strong>Wyprzedane</strong>
        <p>
          Tej zabawki teraz nie mamy. <a href="/kontakt">Napisz do nas</a> – podpowiemy coś
          podobnego.
        </p>
      </div>
    );
  }
  return (
    <ul className="product__availability">
      <li>
        <span className="chip chip--green">Dostępny</span>{" "}
        {stock === 1 ? "ostatnia sztuka" : `${stock}\u00a0szt. w\u00a0magazynie`}
      </li>
      <li>
        <Icon name="truck" />
        <span>
          Wysyłka w&nbsp;ciągu <Typeset text={dispatch} />
        </span>
      </li>
    </ul>
  );
}
