import * as v from "valibot";
import { classifyFailure, PayuFailure } from "./failure.ts";
import { tokenReply } from "./schemas.ts";
import { sendRequest } from "./send-request.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const marginMs = minuteMs;

const checkTimeoutMs = 10_000;

export type TokenDeps = {
  url: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof fetch;
  now: () => number;
};

export function createAccessToken(deps: TokenDeps) {
  let stored: { token: string; until: number } | undefined;
  return {
    async get(signal: AbortSignal): Promise<string> {
      if (stored && deps.now() < stored.until) return stored.token;
      const { access_token: token, expires_in: seconds } = await requestToken(deps, signal);
      stored = { token, until: deps.now() + seconds * 1000 - marginMs };
      return token;
    },
    /** Drops this token, not one that another call has fetched meanwhile. */
    drop(token: string): void {
      if (stored?.token === token) stored = undefined;
    },
  };
}

/** Tries the credentials, which charges nothing. @throws PayuFailure */
export async function fetchNewToken(deps: TokenDeps): Promise<void> {
  await requestToken(deps, AbortSignal.timeout(checkTimeoutMs));
}

async function requestToken(
  { url, clientId, clientSecret, fetch }: TokenDeps,
  signal: AbortSignal,
) {
  const form = { grant_type: "client_credentials", client_id: clientId };
  const reply = await sendRequest(
    {
      call: "token",
      method: "POST",
      url: `${url}/pl/standard/user/oauth/authorize`,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...form, client_secret: clientSecret }).toString(),
      signal,
    },
    fetch,
  );
  const parsed = v.safeParse(tokenReply, reply.body);
  if (reply.http === 200 && parsed.success) return parsed.output;
  throw new PayuFailure(kindOf(reply.http, reply.body), `token: HTTP ${reply.http}`, reply);
}

/** OAuth errors have no `statusCode`: 400 and 401 mean wrong credentials. */
function kindOf(http: number, body: unknown): "settings" | "transport" {
  if (http === 400 && v.is(v.object({ error: v.string() }), body)) return "settings";
  return classifyFailure(http, undefined) === "settings" ? "settings" : "transport";
}
