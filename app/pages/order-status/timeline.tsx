import type { OrderStatusView } from "../../../shop/order/status/order-status-view.ts";
import { LogoMark } from "../../layout/logo-mark.tsx";

export function Timeline({ state, completed, upcoming }: OrderStatusView) {
  const currentIndex = state === "cancelled" ? -1 : completed.length - 1;
  return (
    <section className="order-status__part" aria-labelledby="przebieg">
      <h2 id="przebieg">Przebieg</h2>
      <ol className={`order-status__timeline order-status__timeline--${state}`}>
        {completed.map(({ label, at, formatted }, index) => (
          <li key={label}>
            {index === currentIndex && <LogoMark />}
            <strong>{label}</strong>
            <time dateTime={at}>{formatted}</time>
          </li>
        ))}
        {upcoming.map((label) => (
          <li key={label} className="order-status__upcoming">
            {label}
            <span className="visually-hidden"> (jeszcze przed nami)</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
