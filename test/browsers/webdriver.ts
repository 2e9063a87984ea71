import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const startMs = 60_000;
const sessionMs = 30_000;
const commandMs = 60_000;

export type Session = {
  /** @throws with the driver's message. */
  send: (method: "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Opens a browser through a starting WebDriver. */
export async function openSession(
  origin: string,
  driver: ChildProcess,
  capabilities: object,
): Promise<Session> {
  await waitUntilReady(origin, driver);
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const created = await send(`${origin}/session`, "POST", wanted, sessionMs);
  const { sessionId } = created as { sessionId: string };
  const url = `${origin}/session/${sessionId}`;
  return {
    send: (method, path, body) => send(`${url}${path}`, method, body),
    close: async () => void (await send(url, "DELETE")),
  };
}

async function waitUntilReady(origin: string, driver: ChildProcess): Promise<void> {
  const endsAt = Date.now() + startMs;
  for (;;) {
    const response = await fetch(`${origin}/status`).catch(() => undefined);
    if (response?.ok) return;
    if (driver.exitCode !== null || Date.now() > endsAt) throw new Error("WebDriver did not start");
    await pause(20);
  }
}

async function send(
  url: string,
  method: string,
  body: object = {},
  timeoutMs = commandMs,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: method === "POST" ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver ${new URL(url).pathname}: ${error}: ${message}`);
}
