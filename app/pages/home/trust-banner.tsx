import { Marquee } from "../../ui/marquee.tsx";

const promises = [
  "Certyfikowane zabawki",
  "Bezpieczne dla\u00a0dzieci",
  "Testowane jakościowo",
  "Edukacyjne i\u00a0rozwijające",
];

export function TrustBanner() {
  return (
    <section aria-label="Nasze obietnice">
      <Marquee
        label="Obietnice"
        className="trust"
        stopLabel="Zatrzymaj napisy"
        goLabel="Przewijaj napisy"
      >
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </Marquee>
    </section>
  );
}
