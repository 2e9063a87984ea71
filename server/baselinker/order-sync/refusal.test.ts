import { expect, it } from "vitest";
import { openOrdersWorld, status } from "../../../test/both-sides/baselinker-orders.ts";
import type { OrderTransition } from "../../../shop/order/status/order-transition.ts";
import { renderMail } from "../../../test/render-email.ts";

const dispatch = { kind: "dispatch", carrier: "dpd", trackingNumber: "0000123525123U" } as const;

it.each<[string, OrderTransition | "edit", string, string]>([
  ["setOrderStatus", dispatch, "nieprzyjęty status", "wysłane"],
  ["setOrderPayment", { kind: "pay" }, "nieprzyjęta wpłata", "114,98"],
  ["setOrderFields", "edit", "nieprzyjęte dane klienta", "poprawione"],
  ["createPackageManual", dispatch, "nieprzyjęta paczka", "DPD 0000123525123U"],
])(
  "a change that BaseLinker refuses is told to the owner once: %s",
  async (method, change, what, here) => {
    const { placeThere, run, listMails, command, edit, baselinker, store, clock } =
      await openOrdersWorld();
    const { order } = await placeThere();
    const { number } = order;
    await command(number, { kind: "confirm" });
    await run(4);
    baselinker.failWith({ code: "ERROR_X", message: "Not today" }, method);
    if (change === "edit") await edit(number, { email: "nowa@poczta.pl" });
    else await command(number, change, true);
    await run(4);
    const told = async () =>
      (await listMails(order)).filter(({ kind }) => kind === "order-differs").map(renderMail);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Zamówienie ${number}: ${what} w BaseLinkerze`);
    for (const text of [here, "ERROR_X Not today", `orders retry ${number}`])
      expect(mail!.text).toContain(text);
    const kind = method === "setOrderPayment" ? "payment-export" : "order-sync";
    const retry = async () => {
      expect(await store.jobs.retryFailed(kind, clock.now, order.id)).toBe(1);
      await run(2);
    };
    await retry();
    const calls = baselinker.calls(method).length;
    await run(5);
    expect(baselinker.calls(method)).toHaveLength(calls);
    baselinker.failWith(undefined);
    await retry();
    expect(baselinker.calls(method).at(-1)!.answer).toBe("SUCCESS");
    expect(await told()).toHaveLength(1);
  },
);

it("a refused change holds up no other, and what changed meanwhile is sent as well", async () => {
  const { placeThere, run, command, edit, baselinker, account } = await openOrdersWorld();
  const { order } = await placeThere();
  await command(order.number, { kind: "confirm" });
  await run(4);
  baselinker.failWith({ code: "ERROR_X", message: "Not today" }, "createPackageManual");
  await edit(order.number, { phone: "+48 600 111 222" });
  await command(order.number, dispatch, true);
  await run(4);
  expect(account.orders).toMatchObject([
    { order_status_id: status.sent, phone: expect.stringContaining("111") },
  ]);
});

it("what BaseLinker repeats of a customer that it refuses is neither logged nor stored", async () => {
  const { placeThere, run, edit, baselinker, log, store } = await openOrdersWorld();
  const { order } = await placeThere();
  const [email, address] = ["nowa@poczta.pl", "ul. Nowa 1"];
  const message = `Invalid value ${email}, ${address}`;
  baselinker.failWith({ code: "ERROR_X", message }, "setOrderFields");
  await edit(order.number, { email, address });
  await run(2);
  const refused = log.of("error").at(-1)!;
  expect(refused.details).toMatchObject({ reason: "ERROR_X Invalid value …, …" });
  const job = await store.jobs.find("order-sync", order.id);
  expect(JSON.stringify([log.lines, job])).not.toMatch(/nowa@|ul\. Nowa/);
});

it("a change that never reached BaseLinker is told once the shop gives up", async () => {
  const { placeThere, run, mails, command, baselinker, clock } = await openOrdersWorld();
  const { order } = await placeThere();
  baselinker.failWith("drop", "setOrderStatus");
  await command(order.number, { kind: "confirm" });
  await run(3);
  expect(await mails(order)).toEqual(["order-confirmed"]);
  for (let hour = 0; hour < 60; hour += 1) {
    clock.now += 3_700_000;
    await run(0);
  }
  expect(await mails(order)).toEqual(["order-confirmed", "order-differs"]);
});
