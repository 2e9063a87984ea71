import { expect, it, onTestFinished } from "vitest";
import { childrenOf } from "../programs/child-processes.ts";
import { openFakePayu } from "../fakes/payu/payu.ts";
import { openFakeSmtp } from "../fakes/smtp.ts";
import { openFakeWebhook } from "../fakes/webhook.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { runInProcess } from "../programs/run-command.ts";
import { startShop } from "../start-shop.ts";
import { messageForm } from "./forms.ts";

/** A running shop with a mail server that refuses its inbox, PayU that refuses it, and a webhook. */
async function openRefusedShop() {
  const [smtp, webhook, payu] = await Promise.all([
    openFakeSmtp(),
    openFakeWebhook(),
    openFakePayu(),
  ]);
  smtp.refused.add("sklep@latawiec.example");
  const shop = await startShop({
    SMTP_URL: smtp.url,
    ALERTS_URL: webhook.url,
    WORKERS: "2",
    PAYU_POS_ID: payu.posId,
    PAYU_CLIENT_ID: payu.clientId,
    PAYU_CLIENT_SECRET: "wrong",
    PAYU_SECOND_KEY: payu.secondKey,
    PAYU_URL: payu.url,
  });
  onTestFinished(async () => {
    await shop.close();
    await Promise.all([smtp.close(), webhook.close(), payu.close()]);
  });
  return { shop, webhook, database: { DATA_DIR: shop.folder, SMTP_URL: smtp.url } };
}

async function writeToShop({ origin, folder }: { origin: string; folder: string }) {
  const stamp = await readFormTimestamp({ DATA_DIR: folder });
  const body = new URLSearchParams(messageForm({ stamp }));
  expect((await fetch(`${origin}/kontakt`, { method: "POST", body })).ok).toBe(true);
}

/** Kills web processes, the started ones too, until four have died. */
async function killWebProcesses(shop: { pid: number }) {
  const killed = new Set<number>();
  while (killed.size < 4) {
    await expect.poll(() => childrenOf(shop.pid).find((pid) => !killed.has(pid))).toBeDefined();
    const victim = childrenOf(shop.pid).find((pid) => !killed.has(pid))!;
    process.kill(victim, "SIGKILL");
    killed.add(victim);
  }
}

const alertOf = (kind: string) => expect.objectContaining({ kind });

it("a running shop tells webhook, /readyz and doctor what is wrong, and goes on serving", async () => {
  const { shop, webhook, database } = await openRefusedShop();
  const ready = (headers: Record<string, string> = {}) =>
    fetch(`${shop.origin}/readyz?full=1`, { headers });
  // Known from the start, without an order.
  const report = async () => (await ready()).json();
  await expect.poll(report).toMatchObject({ ready: true, alerts: [alertOf("payu-rejected")] });
  await expect.poll(shop.log).toContain("Sklep otwarty");
  await writeToShop(shop);
  await killWebProcesses(shop);
  const alert = alertOf("inbox-mail-failed");
  await expect.poll(() => webhook.calls).toContainEqual(alert);
  await expect.poll(() => webhook.calls).toContainEqual(alertOf("worker-dying"));
  // Right after the last kill nobody may be listening yet.
  await expect.poll(report).toMatchObject({ ready: true });
  expect((await report()).alerts).toContainEqual(alert);
  for (const header of ["X-Forwarded-For", "Forwarded"])
    expect(await (await ready({ [header]: "203.0.113.5" })).text()).toBe("");
  expect(await (await fetch(`${shop.origin}/readyz`)).json()).not.toHaveProperty("alerts");
  const ill = await runInProcess(["doctor"], { ...database, ORIGIN: shop.origin });
  expect(ill).toMatchObject({ code: 1, out: expect.stringContaining("✗ poczta: Skrzynka skl") });
});
