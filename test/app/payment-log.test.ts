import { expect, it, onTestFinished } from "vitest";
import { demoCatalogue } from "../demo-catalogue.ts";
import { openFakePayu } from "../fakes/payu/payu.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { runInProcess } from "../programs/run-command.ts";
import { startShop } from "../start-shop.ts";
import { address, courierForm, orderPath, person } from "./forms.ts";

const clientIp = "203.0.113.7";
const blikCodes = { good: "777123", expired: "700701", unsent: "424242" };

async function openShop() {
  const payu = await openFakePayu({
    automatic: true,
    clientSecret: "tajny-sekret",
    secondKey: "drugi-klucz",
  });
  const settings = {
    PAYU_URL: payu.url,
    PAYU_POS_ID: payu.posId,
    PAYU_CLIENT_ID: payu.clientId,
    PAYU_CLIENT_SECRET: payu.clientSecret,
    PAYU_SECOND_KEY: payu.secondKey,
  };
  const shop = await startShop({ ...settings, LOG_LEVEL: "trace", TRUST_PROXY: "1" });
  onTestFinished(async () => {
    await shop.close();
    await payu.close();
  });
  return { payu, shop, settings };
}

type Opened = Awaited<ReturnType<typeof openShop>>;

function post(origin: string, path: string, body: string | URLSearchParams, headers = {}) {
  const init = { method: "POST", body, redirect: "manual" as const };
  return fetch(origin + path, { ...init, headers: { "X-Forwarded-For": clientIp, ...headers } });
}

type PlacedOrder = { number: string; path: string };

/** Orders as the form's script does, which opens the first attempt on PayU's page. */
async function placeOrder({ shop: { origin, folder } }: Opened): Promise<PlacedOrder> {
  const stamp = await readFormTimestamp({ DATA_DIR: folder });
  const { id, price } = demoCatalogue().products.find((product) => product.stock > 0)!;
  const changes = { stamp, key: "the-one-attempt-of-ewa", payment: "payu" };
  const fields = new URLSearchParams(courierForm([{ id, quantity: 1, price }], changes));
  const response = await post(origin, orderPath, fields, { Accept: "application/json" });
  return ((await response.json()) as { order: PlacedOrder }).order;
}

/** Starts attempts that PayU answers in every way; its own texts repeat the whole request. */
async function pay({ payu, shop: { origin } }: Opened, { path }: PlacedOrder): Promise<void> {
  const send = async (fields: Record<string, string>) => {
    const page = await (await fetch(origin + path)).text();
    const attempts = /name="attempts" value="(\d+)"/.exec(page)![1]!;
    await post(origin, path, new URLSearchParams({ ...fields, attempts }));
  };
  await send({ method: "blik", code: blikCodes.expired });
  for (const http of [400, 500]) {
    payu.failWith({ http, statusCode: "ERROR_VALUE_INVALID" }, "createOrder");
    await send({ method: "blik", code: blikCodes.unsent });
    await send({ method: "page" });
  }
  payu.tokens.clear();
  const error_description = `${payu.clientSecret} ${person.email}`;
  payu.failWith({ http: 401, body: { error: "invalid_client", error_description } }, "token");
  await send({ method: "page" });
  payu.failWith(undefined);
  await send({ method: "blik", code: blikCodes.good });
}

/** Sends notifications that are forged, of an unknown shape, and of another amount. */
async function notify({ payu, shop: { origin } }: Opened, { number }: PlacedOrder): Promise<void> {
  const secrets = JSON.stringify({
    ...person,
    secret: payu.clientSecret,
    card: "4111111111111111",
  });
  const notification = "/platnosci/payu";
  await post(origin, notification, secrets, { "OpenPayu-Signature": "signature=00;algorithm=MD5" });
  await post(origin, notification, secrets, {
    "OpenPayu-Signature": payu.notifications.sign(secrets),
  });
  payu.notify(`${number}-1`, "COMPLETED", { totalAmount: "1" });
}

async function refund({ payu, shop, settings }: Opened, { number }: PlacedOrder): Promise<void> {
  const environment = { ...settings, DATA_DIR: shop.folder, ORIGIN: shop.origin };
  const { out, err } = await runInProcess(
    ["orders", "refund", number, "--amount", "5,00"],
    environment,
  );
  expect(out + err).not.toMatch(new RegExp(`${payu.clientSecret}|${payu.secondKey}`));
  await payu.reached("refund");
  const refunds = [...payu.account.orders.values()].flatMap((order) => order.refunds);
  payu.settleRefund(refunds[0]!.refundId, "FINALIZED");
}

it("the log of payments tells no secret, no person and no order's address", async () => {
  const opened = await openShop();
  const { payu, shop } = opened;
  const logged = async (text: string) => {
    await expect.poll(shop.log).toContain(text);
  };
  const order = await placeOrder(opened);
  await logged("Mail written");
  await pay(opened, order);
  await logged('"kind":"payment-completed"');
  await notify(opened, order);
  await logged("PayU podało niezgodną płatność");
  await refund(opened, order);
  await logged("Refund completed");
  const id = order.path.split("/").at(-1)!;
  await fetch(`${shop.origin}/potwierdzenie-platnosci?zamowienie=${id}&error=501`);
  for (const path of [order.path, `${order.path}/`, `${order.path}%00`, `//${order.path}`])
    await fetch(shop.origin + path, { method: "POST", body: "%", redirect: "manual" });

  for (const line of [
    "PayU did not open the attempt",
    "without a valid signature",
    "unknown shape",
  ])
    expect(shop.log()).toContain(line);
  const tokens = [...payu.tokens.keys()];
  const pages = [...payu.account.orders.values()].map(({ pageToken }) => pageToken);
  expect(tokens.length + pages.length).toBeGreaterThan(2);
  const customer = [
    ...Object.values({ ...person, ...address }),
    clientIp,
    "Ewa",
    "4111111111111111",
  ];
  const secrets = [payu.clientSecret, payu.secondKey, ...tokens, ...pages];
  for (const text of [...customer, ...secrets, ...Object.values(blikCodes), id])
    expect(shop.log()).not.toContain(text);
});
