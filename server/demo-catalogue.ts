import { createCatalogue, type Catalogue } from "../shop/catalogue.ts";
import { baby } from "./demo-catalogue/dla-niemowlat.ts";
import { educational } from "./demo-catalogue/edukacyjne.ts";
import { games } from "./demo-catalogue/gry.ts";
import { dolls } from "./demo-catalogue/lalki-domki-wozki.ts";
import { plush } from "./demo-catalogue/pluszaki.ts";
import { remoteControl } from "./demo-catalogue/zabawki-rc.ts";

/** What the shop sells until it is joined to a warehouse. */
export function demoCatalogue(): Catalogue {
  const departments = [dolls, games, baby, educational, remoteControl, plush];
  return createCatalogue(departments.flat(), "demo");
}
