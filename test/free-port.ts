import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port of the loopback that nobody listens on. It lies below those that systems give to outgoing
 * lines: one of those would be taken by somebody else's line as soon as a server is away for a moment.
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
