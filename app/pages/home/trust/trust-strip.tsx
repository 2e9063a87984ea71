import { home } from "../../../../shop.config.ts";
import { Marquee } from "../../../ui/carousel/marquee.tsx";

export function TrustStrip() {
  return (
    <Marquee label="Obietnice" className="trust" content="napisy" stripLabel="Za co ręczymy">
      {home.promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </Marquee>
  );
}
