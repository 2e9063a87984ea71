import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openFakePayu, type FakePayu } from "../fakes/payu/payu.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { nextId } from "../temporary-store.ts";
import { orderForm, orderPath, submit } from "./forms.ts";
import { readPage, undoTypography } from "./read-page.ts";

let payu: FakePayu;
let app: TestApp;
beforeAll(async () => {
  payu = await openFakePayu();
  app = await openTestApp(
    {},
    {
      PAYU_URL: payu.url,
      PAYU_POS_ID: payu.posId,
      PAYU_CLIENT_ID: payu.clientId,
      PAYU_CLIENT_SECRET: payu.clientSecret,
      PAYU_SECOND_KEY: payu.secondKey,
    },
  );
});
beforeEach(() => payu.failWith(undefined));
afterAll(async () => {
  await app.close();
  await payu.close();
});

const online = (changes = {}) =>
  orderForm(app, { payment: "payu", key: `an-attempt-of-ewa-${nextId()}`, ...changes });

/** Orders without scripts; returns the path of the order's page. */
async function placeOrder(changes = {}): Promise<string> {
  const body = new URLSearchParams({ stamp: app.stamp(), ...online(changes) });
  const response = await app.fetch(orderPath, { method: "POST", body });
  expect(response.status).toBe(303);
  return response.headers.get("Location")!;
}

const idOf = (path: string) => path.split("/").at(-1)!;
const open = async (path: string) => readPage(await app.fetch(path));
const openResult = (path: string, query = "") =>
  open(`/potwierdzenie-platnosci?zamowienie=${idOf(path)}${query}`);

function pay(path: string, fields: Record<string, string> = {}, ip?: string) {
  return app.fetch(path, { method: "POST", body: new URLSearchParams(fields) }, ip);
}

const payByBlik = (path: string, code: string, attempts = "0") =>
  pay(path, { method: "blik", code, attempts });

const formTargets = (policy: string) => /form-action ([^;]*)/.exec(policy)![1];

describe("the page of an order that is paid online", () => {
  it("has both ways to pay, and tells the browser of PayU", async () => {
    const page = await open(await placeOrder());
    expect(page.headings).toEqual(["Czeka na płatność"]);
    for (const text of ["Kod BLIK", "Zapłać BLIKIEM", "Zapłać kartą lub przelewem"]) {
      expect(page.text).toContain(text);
    }
    expect(page.text).toMatch(/Na zapłatę czekamy do /);
    expect(formTargets(page.policy)).toBe(`'self' ${payu.url}`);
  });

  it("leads to PayU's page", async () => {
    const response = await pay(await placeOrder());
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toMatch(`${payu.url}/pay/?orderId=`);
  });

  it.each([
    ["", "Wpisz kod BLIK"],
    ["12 34", "Kod BLIK ma 6"],
  ])("explains what is wrong with the code %j, and asks PayU nothing", async (code, error) => {
    const path = await placeOrder();
    const calls = payu.calls("createOrder").length;
    const page = await readPage(await payByBlik(path, code));
    expect(page.status).toBe(400);
    expect(page.fieldError("code")).toContain(error);
    expect(page.text).toContain("Zapłać kartą lub przelewem");
    expect(formTargets(page.policy)).toContain(payu.url);
    expect(payu.calls("createOrder")).toHaveLength(calls);
  });

  it("waits for the bank, asks again by itself for a limited time, and is paid", async () => {
    const path = await placeOrder();
    const response = await payByBlik(path, "123 456");
    expect([response.status, response.headers.get("Location")]).toEqual([303, path]);
    const waiting = await open(path);
    expect(waiting.text).toContain("Potwierdź w aplikacji banku");
    expect(waiting.titles[0]).toMatch(/^Potwierdź w aplikacji banku – Zamówienie L-/);
    expect(waiting.html).toContain(`content="3;url=${path}?proba=1"`);
    expect((await open(`${path}?proba=29`)).html).toContain(`url=${path}?proba=30`);
    for (const last of ["30", "99", "-1", "x"]) {
      expect((await open(`${path}?proba=${last}`)).html).not.toContain('http-equiv="refresh"');
    }
    const state = async () => (await app.fetch(`/stan-platnosci/${idOf(path)}`)).json();
    expect(await state()).toEqual({ state: "confirming" });
    payu.pay(payu.account.orders.keys().toArray().at(-1)!);
    expect(await state()).toEqual({ state: "paid" });
    const paid = await open(path);
    expect(paid.text).toContain("Opłacone");
    expect(paid.html).not.toContain('<form method="post"');
  });

  it("sends a code once, however often its form arrives", async () => {
    const path = await placeOrder();
    const calls = payu.calls("createOrder").length;
    await Promise.all([payByBlik(path, "777123"), payByBlik(path, "777123")]);
    expect(payu.calls("createOrder")).toHaveLength(calls + 1);
  });

  it("opens one page of PayU, however many tabs ask for it", async () => {
    const path = await placeOrder();
    const attempts =
      /name="method".*?name="attempts" value="(\d+)".*name="attempts" value="\1"/s.exec(
        (await open(path)).html,
      )![1]!;
    const calls = payu.calls("createOrder").length;
    const tabs = [await pay(path, { attempts }), await pay(path, { attempts })];
    const [first, second] = tabs.map(({ headers }) => headers.get("Location"));
    expect(first).toMatch(`${payu.url}/pay/?orderId=`);
    expect(second).toBe(path);
    expect(payu.calls("createOrder")).toHaveLength(calls + 1);
  });

  it("says so calmly when there were too many attempts", async () => {
    const path = await placeOrder();
    for (let count = 0; count < 10; count += 1) await pay(path, {}, `198.51.100.${count}`);
    const page = await readPage(await pay(path, {}, "198.51.100.99"));
    expect(page.status).toBe(429);
    expect(page.text).toContain("rozpoczynano już wiele razy. Spróbuj ponownie później");
  });

  it("loses nothing while PayU is away", async () => {
    const path = await placeOrder();
    payu.failWith({ http: 503 });
    const page = await readPage(await pay(path));
    expect(page.status).toBe(503);
    expect(page.text).toContain("PayU chwilowo nie odpowiada");
    expect((await open(path)).text).toContain("Zapłać za zamówienie");
    payu.failWith(undefined);
    expect((await pay(path)).status).toBe(303);
  });

  it("does not follow PayU to a foreign address", async () => {
    const path = await placeOrder();
    const body = {
      status: { statusCode: "SUCCESS" },
      orderId: "FOREIGN",
      redirectUri: "https://evil.example/pay",
    };
    payu.failWith({ http: 302, body }, "createOrder");
    expect((await pay(path)).status).toBe(503);
  });

  it("limits how often one client tries", async () => {
    const path = await placeOrder();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => pay(path, { method: "blik", code: "1" }, "192.0.2.7")),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(5);
    expect(undoTypography(await limited[0]!.text())).toContain("Spróbuj ponownie za minutę.");
  });

  it("exists for known orders alone", async () => {
    expect((await pay("/zamowienie/nikt")).status).toBe(404);
    expect((await app.fetch("/stan-platnosci/nikt")).status).toBe(404);
  });
});

describe("an accepted order", () => {
  const submitByScript = async (form = online()) => {
    const response = await app.fetch(orderPath, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ stamp: app.stamp(), ...form }),
    });
    return (await response.json()) as { kind: string; payUrl: string; order: { path: string } };
  };

  it("leads to PayU's page, or to its own while PayU is away", async () => {
    const { payUrl } = await submitByScript();
    expect(payUrl).toMatch(`${payu.url}/pay/?orderId=`);
    payu.failWith({ http: 503 });
    const { kind, payUrl: next, order } = await submitByScript();
    expect([kind, next]).toEqual(["accepted", order.path]);
  });

  it("leads to one page of PayU when two tabs send it", async () => {
    const form = online();
    const calls = payu.calls("createOrder").length;
    const tabs = await Promise.all([submitByScript(form), submitByScript(form)]);
    tabs.push(await submitByScript(form));
    const { path } = tabs[0]!.order;
    const urls = tabs.map(({ payUrl }) => payUrl).toSorted();
    expect(urls).toEqual([path, path, expect.stringMatching(`${payu.url}/pay/`)]);
    expect(payu.calls("createOrder")).toHaveLength(calls + 1);
  });

  it("can be paid on its own page when PayU's reply to the first tab is lost", async () => {
    const form = online();
    payu.failWith("lost", "createOrder");
    await submitByScript(form);
    payu.failWith(undefined);
    const { payUrl, order } = await submitByScript(form);
    expect(payUrl).toBe(order.path);
    const { html } = await open(payUrl);
    const attempts = /name="attempts" value="(\d+)"/.exec(html)![1]!;
    const response = await pay(payUrl, { attempts });
    expect(response.headers.get("Location")).toMatch(`${payu.url}/pay/?orderId=`);
  });

  it("leads nowhere when it is paid otherwise", async () => {
    const page = await submit(app, orderPath, online({ payment: "przelew" }));
    expect(page.text).toContain("Dane do przelewu");
    expect(page.text).not.toContain("Kod BLIK");
  });
});

describe("the page that PayU leads back to", () => {
  it("believes the status in its address only without an order", async () => {
    const path = await placeOrder();
    const page = await openResult(path, "&status=success");
    expect(page.headings).toEqual(["Zapłać za zamówienie"]);
    expect(page.html).toContain(`href="${path}"`);
    expect((await open("/potwierdzenie-platnosci?status=success")).headings).toEqual([
      "Płatność zrealizowana!",
    ]);
  });

  it("knows a payment before its notification comes", async () => {
    const path = await placeOrder();
    await pay(path);
    payu.pay(payu.account.orders.keys().toArray().at(-1)!);
    const page = await openResult(path);
    expect(page.headings).toEqual(["Płatność zrealizowana!"]);
    expect(page.html).not.toContain('data-island="paid-order"');
  });

  it("asks again while nobody knows, and is careful after a refusal", async () => {
    const path = await placeOrder();
    await pay(path);
    payu.failWith({ http: 503 });
    const unknown = await openResult(path);
    expect(unknown.headings).toEqual(["Sprawdzamy płatność"]);
    expect(unknown.html).toContain(
      `content="3;url=/potwierdzenie-platnosci?zamowienie=${idOf(path)}&amp;proba=1"`,
    );
    const refused = await openResult(path, "&error=501");
    expect(refused.headings).toEqual(["Sprawdzamy płatność"]);
    expect(refused.text).toContain("Możliwe, że bank odrzucił płatność.");
    payu.failWith(undefined);
    expect((await openResult(path)).headings).toEqual(["Płatność nie doszła do skutku"]);
  });

  it.each(["nikt", "", "%00", "x".repeat(500)])("stays calm about the order %j", async (id) => {
    const page = await open(`/potwierdzenie-platnosci?zamowienie=${id}`);
    expect([page.status, page.headings]).toEqual([200, ["Wynik płatności jest w e-mailu"]]);
  });

  it("shows no personal data and is stored nowhere", async () => {
    const path = await placeOrder();
    const response = await app.fetch(`/potwierdzenie-platnosci?zamowienie=${idOf(path)}`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    // A build's id is random digits and letters.
    const html = (await response.text()).replace(/data-build="\w+"/, "");
    for (const secret of ["Ewa", "ewa@", "601", "Miła", "Zawiercie</dd>"]) {
      expect(html).not.toContain(secret);
    }
  });
});

describe("PayU's origin", () => {
  it.each(["/", "/kontakt?koszyk=true", "/potwierdzenie-platnosci", "/regulamin", "/nie-ma"])(
    "is named in no policy of %s",
    async (path) => {
      expect(formTargets((await open(path)).policy)).toBe("'self'");
    },
  );

  it("is named neither on the page that PayU leads back to nor on an unknown order's", async () => {
    expect(formTargets((await openResult(await placeOrder())).policy)).toBe("'self'");
    expect(formTargets((await open("/zamowienie/nikt")).policy)).toBe("'self'");
  });
});

it("without PayU an order's page has no payment and takes none", async () => {
  const without = await openTestApp();
  const fields = orderForm(without, { payment: "payu" });
  const page = await submit(without, orderPath, fields);
  expect(page.text).not.toContain("Kod BLIK");
  expect(formTargets(page.policy)).toBe("'self'");
  const body = new URLSearchParams({ stamp: without.stamp(), ...fields });
  const { headers } = await without.fetch(orderPath, { method: "POST", body });
  const posted = await without.fetch(headers.get("Location")!, { method: "POST", body });
  expect(posted.status).toBe(405);
  await without.close();
});
