import type { IncomingMessage } from "node:http";
import { ApiError } from "./api-error.ts";
import type { PayuFault, PayuMethod } from "./controls.ts";
import { cancelOrder, createOrder, getOrder, type Result } from "./orders.ts";
import { createRefund, getRefunds } from "./refunds.ts";
import type { State } from "./state.ts";
import { authorize, issueToken } from "./tokens.ts";

type Work = (state: State, posId: string, id: string, body: unknown) => Result;
type Route = { method: string; path: RegExp; name: PayuMethod; work?: Work };

const routes: readonly Route[] = [
  { method: "POST", path: /^\/pl\/standard\/user\/oauth\/authorize$/, name: "token" },
  {
    method: "POST",
    path: /^\/api\/v2_1\/orders$/,
    name: "createOrder",
    work: (state, posId, _id, body) => createOrder(state, posId, body),
  },
  { method: "GET", path: /^\/api\/v2_1\/orders\/([^/]+)$/, name: "findOrder", work: getOrder },
  {
    method: "DELETE",
    path: /^\/api\/v2_1\/orders\/([^/]+)$/,
    name: "cancelOrder",
    work: cancelOrder,
  },
  {
    method: "POST",
    path: /^\/api\/v2_1\/orders\/([^/]+)\/refunds$/,
    name: "refund",
    work: createRefund,
  },
  {
    method: "GET",
    path: /^\/api\/v2_1\/orders\/([^/]+)\/refunds$/,
    name: "findRefunds",
    work: getRefunds,
  },
];

export type Found = Route & { id: string };

export function findRoute(method: string, pathname: string): Found | undefined {
  const route = routes.find((each) => each.method === method && each.path.test(pathname));
  return route && { ...route, id: decodeURIComponent(route.path.exec(pathname)?.[1] ?? "") };
}

/** Answers a call as PayU does. */
export function execute(
  state: State,
  req: IncomingMessage,
  body: string,
  route: Found | undefined,
  fault: PayuFault | undefined,
): Result {
  try {
    if (typeof fault === "object" && "http" in fault) {
      if (fault.body) return { http: fault.http, body: fault.body };
      throw new ApiError(fault.http, fault.statusCode ?? "GENERAL_ERROR", `Sent: ${body}`);
    }
    if (route?.name === "token") return issueToken(state, req, body);
    const posId = authorize(state, req);
    if (!route?.work) throw new ApiError(404, "DATA_NOT_FOUND");
    return route.work(state, posId, route.id, parse(req, body));
  } catch (error) {
    if (error instanceof ApiError) return { http: error.http, body: error.body };
    throw error;
  }
}

function parse(req: IncomingMessage, body: string): unknown {
  if (req.method !== "POST") return undefined;
  const json = req.headers["content-type"]?.startsWith("application/json");
  try {
    if (json) return JSON.parse(body);
  } catch {}
  throw new ApiError(400, "ERROR_SYNTAX");
}
