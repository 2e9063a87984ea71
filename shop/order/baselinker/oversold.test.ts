import { describe, expect, it } from "vitest";
import { randomFrom } from "../../../test/random-from.ts";
import { findOversold, type OpenLine } from "./oversold.ts";

function line(orderId: string, changes: Partial<OpenLine> = {}): OpenLine {
  const acceptedAt = Number(orderId.slice(1));
  const product = { productId: "1", name: "Miś", quantity: 1 };
  return { orderId, acceptedAt, ...product, isWaiting: false, ...changes };
}

const waiting = { isWaiting: true };

function findMissing(lines: readonly OpenLine[], stock: number | undefined) {
  const oversold = findOversold(lines, () => stock);
  return [...oversold].map(([id, short]) => `${id}: ${short.map(({ missing }) => missing).join()}`);
}

describe("an order is oversold", () => {
  it.each<[string, OpenLine[], number | undefined, string[]]>([
    ["never while BaseLinker has it and its stock is not negative", [line("o1")], 0, []],
    ["when the stock fell below zero", [line("o1")], -1, ["o1: 1"]],
    ["from the newest on", [line("o1"), line("o3"), line("o2")], -2, ["o3: 1", "o2: 1"]],
    ["in part", [line("o1", { quantity: 3 })], -2, ["o1: 2"]],
    ["never while the stock suffices for it", [line("o1", waiting)], 1, []],
    ["while it waits for BaseLinker, once the stock was sold", [line("o1", waiting)], 0, ["o1: 1"]],
    ["before one that BaseLinker has", [line("o1", waiting), line("o2")], -1, ["o1: 1", "o2: 1"]],
    ["and not one that BaseLinker has", [line("o1", waiting), line("o2")], 0, ["o1: 1"]],
    ["by no more than was ordered", [line("o1")], -5, ["o1: 1"]],
    ["never for a product that BaseLinker does not list", [line("o1", waiting)], undefined, []],
  ])("%s", (_, lines, stock, expected) => {
    expect(findMissing(lines, stock)).toEqual(expected);
  });

  it("by each of its lines", () => {
    const lines = [line("o1"), line("o1", { productId: "2", quantity: 2 })];
    const oversold = findOversold(lines, (product) => (product === "1" ? -1 : -2));
    expect(oversold.get("o1")).toMatchObject([
      { productId: "1", missing: 1 },
      { productId: "2", missing: 2 },
    ]);
  });
});

describe("a set is oversold", () => {
  const set = {
    productId: "7",
    name: "Zestaw",
    quantity: 3,
    parts: [
      { id: "1", quantity: 1 },
      { id: "2", quantity: 2 },
    ],
  };

  it("by as many as its scarcest part", () => {
    const stockOf = (id: string) => (id === "1" ? -1 : -3);
    const oversold = findOversold([line("o1", set)], stockOf);
    expect([...oversold]).toEqual([
      ["o1", [{ productId: "7", name: "Zestaw", quantity: 3, missing: 2 }]],
    ]);
  });

  it("beside its part, the newest order first", () => {
    const stockOf = (id: string) => (id === "1" ? 3 : 100);
    const lines = [line("o1", { ...set, ...waiting }), line("o2", waiting)];
    expect([...findOversold(lines, stockOf).keys()]).toEqual(["o2"]);
    const older = [line("o3", { ...set, ...waiting }), line("o2", waiting)];
    expect(findOversold(older, stockOf).get("o3")).toMatchObject([{ productId: "7", missing: 1 }]);
  });
});

type Phase = "waiting" | "lost" | "submitted" | "there";
type Ordered = { id: number; quantity: number; phase: Phase };

/**
 * Days of a shop and a marketplace with one stock. The stock is read at one moment, the orders are
 * looked at some steps later, as in a refresh of the catalogue.
 */
function simulate(seed: number, { overselling }: { overselling: boolean }) {
  const random = randomFrom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  let stock = 3 + pick(4);
  let open: Ordered[] = [];
  let nextId = 1;
  let alarms = 0;
  let wasOversold = false;
  const isThere = ({ phase }: Ordered) => phase === "submitted" || phase === "there";
  const sum = (orders: Ordered[]) => orders.reduce((all, { quantity }) => all + quantity, 0);
  const countLeft = () => stock - sum(open.filter((order) => !isThere(order)));
  const actions = [
    function orderHere() {
      const quantity = 1 + pick(2);
      if (countLeft() < quantity && !overselling) return;
      open.push({ id: nextId++, quantity, phase: "waiting" });
    },
    function sellElsewhere() {
      if (countLeft() >= 1 || overselling) stock -= 1;
    },
    function submit() {
      const order = open.find(({ phase }) => phase === "waiting" || phase === "lost");
      if (!order) return;
      const arrives = random() < 0.7;
      order.phase = arrives ? "submitted" : "lost";
      if (arrives) stock -= order.quantity;
    },
    function learnNumber() {
      const order = open.find(({ phase }) => phase === "submitted");
      if (order) order.phase = "there";
    },
    function end() {
      const order = open[pick(open.length)];
      if (!order) return;
      open = open.filter((other) => other !== order);
      // Cancelled orders give their stock back, sent ones do not.
      if (isThere(order) && random() < 0.3) stock += order.quantity;
      else if (!isThere(order) && random() < 0.3) stock -= order.quantity;
    },
    function receiveGoods() {
      if (random() < 0.3) stock += 2;
    },
  ];
  const act = () => actions[pick(actions.length)]!();
  for (let step = 0; step < 60; step += 1) {
    act();
    const read = stock;
    const begun = nextId;
    for (let later = pick(4); later > 0; later -= 1) act();
    if (countLeft() < 0) wasOversold = true;
    const lines = open.map(({ id, quantity, phase }) =>
      line(`o${id}`, { quantity, isWaiting: phase === "waiting" && id < begun }),
    );
    alarms += findOversold(lines, () => read).size;
  }
  return { alarms, wasOversold };
}

describe("over many random days", () => {
  it("no ordinary order is called oversold, however reading and exports overlap", () => {
    for (let seed = 1; seed <= 400; seed += 1)
      expect(simulate(seed, { overselling: false })).toEqual({ alarms: 0, wasOversold: false });
  });

  it("overselling is noticed", () => {
    const days = Array.from({ length: 100 }, (_, seed) =>
      simulate(seed + 1, { overselling: true }),
    ).filter(({ wasOversold }) => wasOversold);
    expect(days.length).toBeGreaterThan(50);
    expect(days.filter(({ alarms }) => alarms === 0).length).toBeLessThan(days.length / 10);
  });
});
