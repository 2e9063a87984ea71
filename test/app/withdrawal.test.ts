import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seller } from "../../shop.config.ts";
import { createTelUrl } from "../../shop/text/contact-urls.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app.close());

const filled = {
  name: "Ewa Żak",
  orderNumber: "L-1042",
  email: "ewa@example.com",
  items: "Miś <b>",
};

function post(fields: Record<string, string>) {
  const body = new URLSearchParams({ stamp: app.stamp(), ...fields });
  return app.fetch("/odstapienie", { method: "POST", body });
}

async function mails() {
  await app.shop.worker.runDueJobs();
  const { readdir } = await import("node:fs/promises");
  return (await readdir(`${app.folder}/mail`).catch(() => [])).filter((name) =>
    name.includes("withdrawal"),
  );
}

describe("withdrawal from the contract", () => {
  it("reports missing fields and keeps the others", async () => {
    const response = await post({ ...filled, email: "ewa" });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain("Podaj adres e-mail");
    expect(page).toContain('value="Ewa Żak"');
  });

  it("shows a summary before it counts", async () => {
    const page = await (await post(filled)).text();
    expect(page).toContain("Potwierdź odstąpienie");
    expect(page).toContain("Miś &lt;b&gt;");
    expect(await mails()).toEqual([]);
  });

  it("is declared once, with a mail to both sides, however often it is confirmed", async () => {
    const key = "0123456789abcdef0123";
    const confirm = () => post({ ...filled, key, step: "confirm" });
    const [first] = await Promise.all([confirm(), confirm(), confirm()]);
    expect(first.status).toBe(303);
    const received = await (await app.fetch(first.headers.get("Location")!)).text();
    expect(received).toContain("Przyjęliśmy Twoje odstąpienie");
    expect(received.split("zadzwonić:")[1]).toMatch(
      new RegExp(`^[^.]{0,20}<a href="${RegExp.escape(createTelUrl(seller.phone))}">`),
    );
    expect(await mails()).toHaveLength(2);
  });
});
