import * as v from "valibot";
import { createAccessToken, type TokenDeps } from "./access-token.ts";
import { classifyFailure, PayuFailure, type PayuStatus } from "./failure.ts";
import { statusReply } from "./schemas.ts";
import { sendRequest, type PayuReply, type PayuRequest } from "./send-request.ts";

export const visitorTimeoutMs = 3000;
const backgroundTimeoutMs = 15_000;

export type CallOptions = { timeoutMs?: number | undefined };

type Call = Pick<PayuRequest, "call" | "method"> & { path: string; body?: object };

export type Reply = PayuReply & { status: PayuStatus | undefined };

export function createCall(deps: TokenDeps) {
  const accessToken = createAccessToken(deps);

  async function send({ call, method, path, body }: Call, token: string, signal: AbortSignal) {
    const headers = { Authorization: `Bearer ${token}` };
    const json = { ...headers, "Content-Type": "application/json" };
    const reply = await sendRequest(
      {
        call,
        method,
        url: `${deps.url}/api/v2_1/${path}`,
        headers: body === undefined ? headers : json,
        body: body && JSON.stringify(body),
        signal,
      },
      deps.fetch,
    );
    return { ...reply, status: parseStatus(reply.body) };
  }

  return async (
    call: Call,
    { timeoutMs = backgroundTimeoutMs }: CallOptions = {},
  ): Promise<Reply> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const token = await accessToken.get(signal);
    const reply = await send(call, token, signal);
    if (reply.http !== 401) return reply;
    accessToken.drop(token);
    const repeated = await send(call, await accessToken.get(signal), signal);
    if (repeated.http === 401) throw createPayuFailure(call.call, repeated);
    return repeated;
  };
}

function parseStatus(body: unknown): PayuStatus | undefined {
  const parsed = v.safeParse(statusReply, body);
  return parsed.success ? parsed.output.status : undefined;
}

export function createPayuFailure(call: string, reply: Reply): PayuFailure {
  const { http, status } = reply;
  const words = [`${call}: HTTP ${http}`, status?.statusCode, status?.codeLiteral];
  return new PayuFailure(classifyFailure(http, status), words.filter(Boolean).join(" "), reply);
}

export function parseReply<T extends v.GenericSchema>(
  call: string,
  schema: T,
  reply: Reply,
): v.InferOutput<T> {
  if (reply.http >= 300) throw createPayuFailure(call, reply);
  const parsed = v.safeParse(schema, reply.body);
  if (parsed.success) return parsed.output;
  throw new PayuFailure("transport", `${call}: unreadable reply`, reply);
}
