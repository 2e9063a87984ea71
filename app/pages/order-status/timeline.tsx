import type { OrderStatus } from "../../../shop/order/order-status-view.ts";
import { Mark } from "../../layout/logo-mark.tsx";

/** The order's story on a kite's string: the kite flies at the newest fact, until it is cut off. */
export function Timeline({ state, happened, ahead }: OrderStatus) {
  const kiteAt = state === "cancelled" ? -1 : happened.length - 1;
  return (
    <section className="order-status__part" aria-labelledby="przebieg">
      <h2 id="przebieg">Przebieg</h2>
      <ol className={`order-status__timeline order-status__timeline--${state}`}>
        {happened.map(({ label, at, shown }, place) => (
          <li key={label}>
            {place === kiteAt && <Mark />}
            <strong>{label}</strong>
            <time dateTime={at}>{shown}</time>
          </li>
        ))}
        {ahead.map((label) => (
          <li key={label} className="order-status__ahead">
            {label}
            <span className="visually-hidden"> (jeszcze przed nami)</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
