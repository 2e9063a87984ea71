import { deliveryOptions, paymentOptions } from "../../../shop.config.ts";
import { iconPaths } from "../../ui/icon-sprite.tsx";
import type { Fulfilment, PaymentOption, Settlement } from "../../../shop/shop-config.ts";

/** Own drawings: other companies' logos are theirs. */
const drawings: Record<Fulfilment | Settlement, string> = {
  courier: iconPaths.truck,
  locker: "M4 3h16v18H4zM12 3v18M4 9h16M4 15h16",
  pickup: "M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-6h4v6",
  transfer: "M3 9l9-5 9 5zM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18",
  online: "M3 6h18v12H3zM3 10h18M6 15h4",
  "on-delivery": "M3 8h18v10H3zM12 15a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6 5h12",
};

type Badge = { label: string; kind: Fulfilment | Settlement };

export function PaymentsAndCarriers() {
  return (
    <div className="footer__badges footer__more">
      <BadgeList title="Płatność" badges={paymentOptions.flatMap(listPayments)} />
      <BadgeList
        title="Dostawa"
        badges={deliveryOptions.map(({ label, fulfilment }) => ({ label, kind: fulfilment }))}
      />
    </div>
  );
}

/** The page of an online payment takes a BLIK code and a card. */
function listPayments({ label, settlement: kind }: PaymentOption): Badge[] {
  const badges = kind === "online" ? ["BLIK", "Karta", label] : [label];
  return badges.map((each) => ({ label: each, kind }));
}

function BadgeList({ title, badges }: { title: string; badges: readonly Badge[] }) {
  return (
    <ul className="footer__badge-list" aria-label={title}>
      {badges.map(({ label, kind }) => (
        <li key={label}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[kind]} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
