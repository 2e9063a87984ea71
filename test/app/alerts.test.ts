import { describe, expect, it, onTestFinished } from "vitest";
import { childrenOf } from "../programs/child-processes.ts";
import { openFakePayu } from "../fakes/payu/payu.ts";
import { openFakeSmtp } from "../fakes/smtp.ts";
import { openFakeWebhook } from "../fakes/webhook.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { runInProcess } from "../programs/run-command.ts";
import { startShop } from "../start-shop.ts";
import { messageForm } from "./forms.ts";

/** A running shop with a mail server that refuses its inbox, and a webhook. */
async function openRefusedShop(settings: Record<string, string> = {}) {
  const [smtp, webhook] = [await openFakeSmtp(), await openFakeWebhook()];
  smtp.refused.add("sklep@latawiec.example");
  const shop = await startShop({ SMTP_URL: smtp.url, ALERTS_URL: webhook.url, ...settings });
  onTestFinished(async () => {
    await shop.close();
    await Promise.all([smtp.close(), webhook.close()]);
  });
  return { shop, webhook, database: { DATA_DIR: shop.folder, SMTP_URL: smtp.url } };
}

async function writeToShop({ origin, folder }: { origin: string; folder: string }) {
  const stamp = await readFormTimestamp({ DATA_DIR: folder });
  const body = new URLSearchParams(messageForm({ stamp }));
  expect((await fetch(`${origin}/kontakt`, { method: "POST", body })).ok).toBe(true);
}

describe("a running shop", () => {
  it("tells webhook, /readyz and doctor that its inbox refuses mails, and goes on serving", async () => {
    const { shop, webhook, database } = await openRefusedShop();
    const ready = (headers: Record<string, string> = {}) =>
      fetch(`${shop.origin}/readyz?full=1`, { headers });
    expect(await (await ready()).json()).toMatchObject({ ready: true, alerts: [] });
    await writeToShop(shop);
    const alert = expect.objectContaining({ kind: "inbox-mail-failed" });
    await expect.poll(() => webhook.calls).toContainEqual(alert);
    const response = await ready();
    expect(response.status).toBe(200);
    expect((await response.json()).alerts).toContainEqual(alert);
    for (const header of ["X-Forwarded-For", "Forwarded"])
      expect(await (await ready({ [header]: "203.0.113.5" })).text()).toBe("");
    expect(await (await fetch(`${shop.origin}/readyz`)).json()).not.toHaveProperty("alerts");
    const ill = await runInProcess(["doctor"], { ...database, ORIGIN: shop.origin });
    expect(ill).toMatchObject({ code: 1, out: expect.stringContaining("✗ poczta: Skrzynka skl") });
  });

  it("knows from its start that PayU refuses its credentials, alerts that its web processes die", async () => {
    const payu = await openFakePayu();
    onTestFinished(payu.close);
    const { shop, webhook } = await openRefusedShop({
      WORKERS: "2",
      PAYU_POS_ID: payu.posId,
      PAYU_CLIENT_ID: payu.clientId,
      PAYU_CLIENT_SECRET: "wrong",
      PAYU_SECOND_KEY: payu.secondKey,
      PAYU_URL: payu.url,
    });
    const report = async () => (await fetch(`${shop.origin}/readyz?full=1`)).json();
    const alert = expect.objectContaining({ kind: "payu-rejected" });
    await expect.poll(report).toMatchObject({ ready: true, alerts: [alert] });
    await expect.poll(shop.log).toContain("Sklep otwarty");
    const killed = new Set<number>();
    while (killed.size < 4) {
      await expect.poll(() => childrenOf(shop.pid).find((pid) => !killed.has(pid))).toBeDefined();
      const victim = childrenOf(shop.pid).find((pid) => !killed.has(pid))!;
      process.kill(victim, "SIGKILL");
      killed.add(victim);
    }
    await expect
      .poll(() => webhook.calls)
      .toContainEqual(expect.objectContaining({ kind: "worker-dying" }));
  });
});
