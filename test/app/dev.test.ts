import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openTestStock } from "../demo-catalogue.ts";
import { freePort } from "../programs/free-port.ts";

const root = new URL("../..", import.meta.url).pathname;

/** Resolves once the log has a line that matches. */
async function startDev(line: RegExp, environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "latawiec-"));
  const port = String(await freePort());
  const stock = await openTestStock(environment);
  const dev = spawn(process.execPath, ["dev.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      ...stock.settings,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(dev, "exit");
  onTestFinished(async () => {
    dev.kill("SIGKILL");
    await exited;
    await stock.close();
    await rm(folder, { recursive: true, force: true });
  });
  let log = "";
  for await (const text of dev.stdout.setEncoding("utf8")) {
    log += text;
    if (line.test(log)) break;
  }
  return { log, origin: `http://127.0.0.1:${port}` };
}

const open = /Sklep otwarty/;
const forged = { method: "POST", body: "{}" };

it("`npm run dev` takes payments by a PayU of its own", async () => {
  const { log, origin } = await startDev(open);
  const url = /PayU na niby: (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1];
  expect((await fetch(`${url}/api/v2_1/orders`, forged)).status).toBe(401);
  expect((await fetch(`${origin}/platnosci/payu`, forged)).status).toBe(400);
});

it("`npm run dev` uses the PayU of the settings", async () => {
  const { log } = await startDev(open, {
    PAYU_POS_ID: "123456",
    PAYU_CLIENT_ID: "123456",
    PAYU_CLIENT_SECRET: "secret",
    PAYU_SECOND_KEY: "key",
    PAYU_URL: "https://secure.snd.payu.com",
  });
  expect(log).not.toContain("PayU na niby");
});
