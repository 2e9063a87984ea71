import { Marquee } from "../../ui/carousel/marquee.tsx";

const promises = [
  "Certyfikowane zabawki",
  "Bezpieczne dla\u00a0dzieci",
  "Testowane jakościowo",
  "Edukacyjne i\u00a0rozwijające",
];

export function TrustStrip() {
  return (
    <Marquee label="Obietnice" className="trust" content="napisy" stripLabel="Za co ręczymy">
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </Marquee>
  );
}
