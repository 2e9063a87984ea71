import * as v from "valibot";
import { readStream } from "../../read-stream.ts";
import { BaselinkerFailure, blockedUntil, createBaselinkerFailure } from "./failure.ts";

const defaultTimeoutMs = 30_000;
/** A hundred products with sixteen pictures and long texts each stay far below. */
const maxBytes = 64 * 1024 * 1024;

export type CallDeps = {
  url: string;
  token: string;
  fetch: typeof fetch;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  signal?: AbortSignal;
  timeoutMs?: number;
};

const text = v.optional(v.fallback(v.string(), ""), "");
const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ status: v.string(), error_code: text, error_message: text }),
);

export async function callBaselinker(
  deps: CallDeps,
  method: string,
  parameters: object,
): Promise<object> {
  try {
    const { success, output } = v.safeParse(envelope, await request(deps, method, parameters));
    if (!success) throw new BaselinkerFailure("transport", `${method}: not a reply`);
    if (output.status === "SUCCESS") return output;
    const message = hidePerson(output.error_message, parameters);
    throw createBaselinkerFailure(output.error_code, message, deps.now());
  } catch (error) {
    if (error instanceof BaselinkerFailure) error.method = method;
    throw error;
  }
}

const personal = /^(email|phone|user_comments|delivery_|invoice_)/;

/** BaseLinker may repeat what it refuses; its errors are logged and stored. */
function hidePerson(message: string, parameters: object): string {
  return Object.entries(parameters)
    .filter(([name, value]) => personal.test(name) && typeof value === "string" && value !== "")
    .reduce((text, [, value]) => text.replaceAll(String(value), "…"), message);
}

async function request(
  { url, token, fetch, now, signal, timeoutMs = defaultTimeoutMs }: CallDeps,
  method: string,
  parameters: object,
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "X-BLToken": token },
      body: new URLSearchParams({ method, parameters: JSON.stringify(parameters) }),
      // The token must not be sent to a redirect's target.
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = (await readStream(response.body ?? [], maxBytes)).toString();
    if (response.status === 429)
      throw new BaselinkerFailure("blocked", "HTTP 429", blockedUntil(text, now()));
    if (!response.ok)
      throw new BaselinkerFailure("transport", `${method}: HTTP ${response.status}`);
    return text;
  } catch (error) {
    if (error instanceof BaselinkerFailure) throw error;
    signal?.throwIfAborted();
    throw new BaselinkerFailure("transport", `${method}: ${describeError(error)}`);
  }
}

/** A reply of the wrong shape counts as a transport error. */
export function parse<T extends v.GenericSchema>(schema: T, body: object): v.InferOutput<T> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [{ message }] = parsed.issues;
  throw new BaselinkerFailure("transport", `unreadable reply: ${message.slice(0, 150)}`);
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return `${error.name} ${code || error.message}`.slice(0, 150);
}
