import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { ApiError } from "./api-error.ts";
import type { State } from "./state.ts";

type Result = { http: number; body: object };

export function issueToken(state: State, req: IncomingMessage, text: string): Result {
  if (!req.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
    return refuse(401, "unauthorized");
  }
  const form = new URLSearchParams(text);
  if (form.get("grant_type") !== "client_credentials") return refuse(400, "invalid_grant");
  const client = state.clients.get(form.get("client_id") ?? "");
  if (!client || client.secret !== form.get("client_secret")) return refuse(401, "invalid_client");
  const token = randomUUID();
  const until = state.schedule.now() + state.tokenSeconds * 1000;
  state.tokens.set(token, { posId: client.posId, until });
  const body = { access_token: token, token_type: "bearer", expires_in: state.tokenSeconds };
  return { http: 200, body: { ...body, grant_type: "client_credentials" } };
}

function refuse(http: number, error: string): Result {
  return { http, body: { error, error_description: "Refused by the fake" } };
}

/** Returns the point of sale that the token is for. */
export function authorize({ tokens, schedule }: State, req: IncomingMessage): string {
  const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? "")?.[1] ?? "";
  const found = tokens.get(token);
  if (!found || schedule.now() >= found.until) {
    throw new ApiError(401, "UNAUTHORIZED", `Incorrect token ${token}`);
  }
  return found.posId;
}
