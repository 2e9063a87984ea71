import { createContext } from "react-router";
import type { Shop } from "../server/open-shop.ts";

/** How a route reaches the shop; `server/app.ts` fills it for every request. */
export const shopContext = createContext<Shop>();

/** A random word that marks the page's own scripts while it is rendered; see `server/app.ts`. */
export const scriptMarkContext = createContext<string>();
