import { createCatalogue, type Catalogue } from "../../shop/catalogue/catalogue.ts";
import { baby } from "./dla-niemowlat.ts";
import { educational } from "./edukacyjne.ts";
import { games } from "./gry.ts";
import { dolls } from "./lalki-domki-wozki.ts";
import { plush } from "./pluszaki.ts";
import { remoteControl } from "./zabawki-rc.ts";

/** The catalogue of a shop without a BaseLinker token. */
export function demoCatalogue(): Catalogue {
  const departments = [dolls, games, baby, educational, remoteControl, plush];
  return createCatalogue(departments.flat(), "demo");
}
