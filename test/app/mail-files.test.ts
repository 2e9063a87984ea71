import { describe, expect, it, onTestFinished } from "vitest";
import { seller } from "../../shop.config.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { messageForm, orderForm, orderPath, submit } from "./forms.ts";
import { mailTo, readMails } from "./read-mails.ts";
import { undoTypography } from "./read-page.ts";

async function openApp(): Promise<TestApp> {
  const app = await openTestApp();
  onTestFinished(app.close);
  return app;
}

describe("without a mail server", () => {
  it("an order's mails are files that any mail program opens", async () => {
    const app = await openApp();
    const { name } = app.shop.catalogue().product("1102")!;
    await submit(app, orderPath, orderForm(app, { message: "Zażółć gęślą jaźń 🧸" }));
    const mails = await readMails(app);
    expect(mails).toHaveLength(2);
    const toShop = mailTo(mails, seller.email);
    expect(toShop.subject).toBe("Nowe zamówienie ze strony – L-1001");
    expect(toShop.from).toMatchObject({ name: "Latawiec", address: seller.email });
    expect(toShop.replyTo).toMatchObject([{ name: "Ewa Żółć", address: "ewa@example.com" }]);
    for (const body of [toShop.text, undoTypography(toShop.html!)]) {
      expect(body).toContain("Zażółć gęślą jaźń 🧸");
      expect(body).toContain(name);
    }
    const total = (Number(orderForm(app).shownTotal) / 100).toFixed(2).replace(".", ",");
    expect(toShop.text).toMatch(new RegExp(`Razem: ${total}\\sPLN`));
  });

  it("the customer's confirmation has the documents attached", async () => {
    const app = await openApp();
    await submit(app, orderPath, orderForm(app));
    const mail = mailTo(await readMails(app), "ewa@example.com");
    expect(mail.subject).toMatch(/^Potwierdzenie zamówienia L-1001/);
    expect(mail.from?.address).toBe(seller.email);
    expect(mail.text).toContain(seller.nip);
    expect(mail.attachments).toHaveLength(3);
    for (const { content, filename } of mail.attachments) {
      const document = new TextDecoder().decode(content as ArrayBuffer);
      expect(filename).toMatch(/\.html$/);
      expect(document).toMatch(/^<!doctype html>/i);
      expect(document).not.toMatch(/\{\{|undefined|<script/);
    }
  });

  it("a hostile name adds no header, recipient or markup", async () => {
    const app = await openApp();
    const name = `Ewa" <b>x</b>\r\nBcc: ofiara@example.com, <zly@example.com>; 🧸 \u202eawe`;
    await submit(app, "/kontakt", messageForm({ name, message: `.\r\n.\r\n${name}` }));
    const [mail] = await readMails(app);
    expect(mail!.to).toMatchObject([{ address: seller.email }]);
    expect([mail!.cc, mail!.bcc]).toEqual([undefined, undefined]);
    expect(mail!.replyTo?.map(({ address }) => address)).toEqual(["ewa@example.com"]);
    expect(mail!.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail!.html).not.toContain("<b>x</b>");
    expect(mail!.text).toContain("Bcc: ofiara@example.com");
  });

  it("a mail is written once, however often the outbox runs", async () => {
    const app = await openApp();
    await submit(app, "/kontakt", messageForm());
    expect(await readMails(app)).toHaveLength(1);
    expect(await readMails(app)).toHaveLength(1);
  });
});
