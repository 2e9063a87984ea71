import { createContext } from "react-router";
import type { LimitName } from "../server/web/rate-limit/limits.ts";
import type { Shop } from "../server/shop.ts";
import type { Route } from "./route.ts";

/** How a route reaches the shop; `server/app.ts` sets it for every request. */
export const shopContext = createContext<Shop>();

/** All routes of the shop, for those that speak of the others. */
export const routesContext = createContext<readonly Route[]>();

/** The client's IP address; without one the shop itself asks, and no rate limit applies. */
export const clientIpContext = createContext<string | null>(null);

/** The rate limit that the client has exceeded: the route says so, and does nothing. */
export const rateLimitedContext = createContext<LimitName | null>(null);
