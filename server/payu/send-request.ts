import { readStream } from "../read-stream.ts";
import { PayuFailure } from "./failure.ts";

const maxBytes = 1024 * 1024;

export type PayuRequest = {
  call: string;
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
};

export type PayuReply = { http: number; body: unknown; correlationId: string | undefined };

/** Sends one request; `body` is undefined unless it is JSON. @throws PayuFailure `transport` */
export async function sendRequest(
  { call, url, method, headers, body, signal }: PayuRequest,
  fetch: typeof globalThis.fetch,
): Promise<PayuReply> {
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: "application/json", ...headers },
      ...(body === undefined ? {} : { body }),
      // A created order is answered with 302 and JSON; its target is for the buyer.
      redirect: "manual",
      signal,
    });
    const correlationId = parseCorrelationId(response.headers.get("Correlation-Id"));
    return {
      http: response.status,
      body: parseJson((await readStream(response.body ?? [], maxBytes)).toString()),
      correlationId,
    };
  } catch (error) {
    throw new PayuFailure("transport", `${call}: ${describeError(error)}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseCorrelationId(header: string | null): string | undefined {
  return header !== null && /^[\w-]{1,100}$/.test(header) ? header : undefined;
}

/** Names and codes only: an error's text may repeat a URL or a header. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? ` ${String(cause.code)}` : "";
  return `${error.name}${code}`.slice(0, 150);
}
