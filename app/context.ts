import { createContext } from "react-router";
import type { LimitName } from "../server/web/rate-limit/limits.ts";
import type { Shop } from "../server/shop/shop.ts";
import type { Route } from "./route.ts";

/** Gives routes access to the shop; `server/app.ts` sets it for every request. */
export const shopContext = createContext<Shop>();

/** All routes, for the sitemap. */
export const routesContext = createContext<readonly Route[]>();

/** The client's IP address; null for the shop's own requests, which have no rate limit. */
export const clientIpContext = createContext<string | null>(null);

/** Whether the request comes from a program on the shop's machine. */
export const localContext = createContext(false);

/** The exceeded rate limit, if any: the route then only reports it. */
export const rateLimitedContext = createContext<LimitName | null>(null);
