import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Returns a free loopback port, below the range of ephemeral ports: one of those could be taken by
 * an outgoing connection while a server restarts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000);
    const probe = createServer();
    const listening = once(probe.listen(port, "127.0.0.1"), "listening");
    if (!(await listening.catch(() => undefined))) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}
