import { legal, times } from "../../../../shop.config.ts";
import { Icon } from "../../../ui/icon.tsx";

const points = [
  ["truck", "Szybka wysyłka", times.dispatch],
  ["shield", "Bezpieczne zabawki", "wiek i ostrzeżenia"],
  ["check", "Gwarancja jakości", `${legal.withdrawalDays} dni na zwrot`],
] as const;

export function TrustPoints() {
  return (
    <ul className="spotlight__trust">
      {points.map(([icon, title, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>
            <strong>{title}</strong> <span className="muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
