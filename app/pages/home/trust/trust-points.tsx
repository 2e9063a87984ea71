import { legal, times } from "../../../../shop.config.ts";
import { Icon } from "../../../ui/icon.tsx";

const points = [
  ["truck", "Szybka wysyłka", times.dispatch, "/informacje-o-wysylce#kiedy-wysylamy"],
  ["shield", "Bezpieczne zabawki", "wiek i ostrzeżenia", "/blog/bezpieczenstwo-zabawek"],
  ["check", "Gwarancja jakości", `${legal.withdrawalDays} dni na zwrot`, "/polityka-zwrotow"],
] as const;

export function TrustPoints() {
  return (
    <ul className="spotlight__trust">
      {points.map(([icon, title, text, href]) => (
        <li key={icon}>
          <Icon name={icon} />
          <a href={href}>
            <strong>{title}</strong> <span className="muted">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
