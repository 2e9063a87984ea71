import { createContext } from "react-router";
import type { LimitName } from "../server/http/rate-limits.ts";
import type { Shop } from "../server/open-shop.ts";

/** How a route reaches the shop; `server/app.ts` fills it for every request. */
export const shopContext = createContext<Shop>();

/** A random word that marks the page's own scripts while it is rendered; see `server/app.ts`. */
export const scriptMarkContext = createContext<string>();

/** Whether the browser's router asks for a page's data, and no document is drawn. */
export const dataAloneContext = createContext<boolean>();

/** The document's long text, from its loader to its drawing; see `ui/give-prose.server.ts`. */
export const proseContext = createContext<string | null>(null);

/** The address that a request came from; without one the shop itself asks, and nobody is counted. */
export const senderContext = createContext<string | null>(null);

/** The limit that the sender is over: the route says so, and does nothing. */
export const overLimitContext = createContext<LimitName | null>(null);
