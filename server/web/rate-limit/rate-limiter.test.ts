import { describe, expect, it, onTestFinished } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { openTemporaryStore, type TestDatabase } from "../../../test/temporary-store.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { floodLimits, limits, recipientLimit } from "./limits.ts";

const home = "203.0.113.7";
const minute = 60_000;

const world = { time: 0 };

/** A process of the shop; with a database it shares the budgets of the first. */
async function openProcess(database?: TestDatabase) {
  const opened = await openTemporaryStore(database);
  const log = createQuietLog();
  const queries: string[] = [];
  const { store } = opened;
  const limiter = createRateLimiter({
    store: {
      rateLimits: {
        ...store.rateLimits,
        consume: (spending) => (queries.push("spend"), store.rateLimits.consume(spending)),
        refund: (...given) => (queries.push("give back"), store.rateLimits.refund(...given)),
      },
    },
    secret: "s",
    now: () => world.time,
    log: log as never,
  });
  onTestFinished(limiter.close);
  const rows = () => opened.db.selectFrom("rate_limits").selectAll().execute();
  return { ...opened, ...limiter, log, queries, rows };
}

type Process = Awaited<ReturnType<typeof openProcess>>;

async function admitted(count: number, query: () => ReturnType<Process["take"]>): Promise<number> {
  const responses = await Promise.all(Array.from({ length: count }, query));
  return responses.filter((response) => response.admitted).length;
}

describe("the rate limiter", () => {
  it("shares limits among all processes on one database", async () => {
    world.time = Date.now();
    const first = await openProcess();
    const second = await openProcess(first.database);
    let turn = 0;
    const either = () => (turn++ % 2 ? first : second).take("order", home);
    expect(await admitted(100, either)).toBe(limits.order.burst);
    world.time += minute;
    expect(await admitted(100, either)).toBe(minute / limits.order.intervalMs);
  });

  it("returns in how many seconds the next request is admitted", async () => {
    world.time = Date.now();
    const { take } = await openProcess();
    await admitted(limits.contact.burst, () => take("contact", home));
    world.time += 1000;
    const refused = await take("contact", home);
    expect(refused).toEqual({ admitted: false, retryAfter: limits.contact.intervalMs / 1000 - 1 });
    world.time += limits.contact.intervalMs - 1000;
    expect((await take("contact", home)).admitted).toBe(true);
  });

  it("separates clients and kinds of requests", async () => {
    world.time = Date.now();
    const { take } = await openProcess();
    expect(await admitted(99, () => take("contact", home))).toBe(limits.contact.burst);
    expect((await take("order", home)).admitted).toBe(true);
    expect((await take("contact", "203.0.113.8")).admitted).toBe(true);
  });

  it("counts an IPv6 /64 as one client", async () => {
    world.time = Date.now();
    const { take } = await openProcess();
    let last = 0;
    const any = () => take("contact", `2001:db8:1:2::${(last += 1).toString(16)}`);
    expect(await admitted(99, any)).toBe(limits.contact.burst);
    expect((await take("contact", "2001:db8:1:3::1")).admitted).toBe(true);
  });

  it("charges a fifth for a form that failed validation", async () => {
    world.time = Date.now();
    const { take, database } = await openProcess();
    let rejected = 0;
    for (;;) {
      const taken = await take("order", home);
      if (!taken.admitted) break;
      await taken.refund();
      rejected += 1;
    }
    expect(rejected).toBe(5 * limits.order.burst - 4);
    const other = await openProcess(database);
    expect((await other.take("order", home)).admitted).toBe(false);
  });
});

it("counts the mails to a mailbox for all processes, however it is spelled", async () => {
  world.time = Date.now();
  const first = await openProcess();
  const spellings = ["anna@poczta.pl", "Anna@Poczta.PL", "anna+sklep@poczta.pl"];
  let mails = 0;
  const taken = await Promise.all(
    Array.from({ length: 40 }, () => first.takeRecipient(spellings[(mails += 1) % 3]!)),
  );
  expect(taken.filter(Boolean)).toHaveLength(recipientLimit.burst);
  const second = await openProcess(first.database);
  expect(await second.takeRecipient("anna@poczta.pl")).toBe(false);
  expect(await second.takeRecipient("adam@poczta.pl")).toBe(true);
  for (const { key } of await first.rows()) expect(key).toMatch(/^[\w-]{43}$/);
  world.time += recipientLimit.intervalMs;
  expect(await second.takeRecipient("anna@poczta.pl")).toBe(true);
});

it.each([
  [
    "Google's dots",
    ["anna.nowak@gmail.com", "a.n.n.a.nowak@gmail.com", "annanowak@googlemail.com"],
  ],
  [
    "a domain's last dot and wide letters",
    ["anna@poczta.pl", "anna@poczta.pl.", "anna@ｐoczta.pl"],
  ],
])("counts as one mailbox what differs by %s", async (_, spellings) => {
  world.time = Date.now();
  const { takeRecipient } = await openProcess();
  const mails = Array.from({ length: 30 }, (__, n) => takeRecipient(spellings[n % 3]!));
  expect((await Promise.all(mails)).filter(Boolean)).toHaveLength(recipientLimit.burst);
  expect(await takeRecipient("annan.owak@poczta.pl")).toBe(true);
});

describe("stored rate limits", () => {
  it("contain no IP address", async () => {
    world.time = Date.now();
    const { take, rows } = await openProcess();
    await take("order", home);
    await take("contact", home);
    const stored = await rows();
    expect(new Set(stored.map(({ key }) => key)).size).toBe(2);
    for (const { key } of stored) expect(key).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(home);
  });

  it("are deleted once the limit has refilled", async () => {
    world.time = Date.now();
    const { take, dropExpired, rows } = await openProcess();
    await admitted(2, () => take("order", home));
    world.time += 2 * limits.order.intervalMs - 1;
    await dropExpired();
    expect(await rows()).toHaveLength(1);
    world.time += 1;
    await dropExpired();
    expect(await rows()).toEqual([]);
  });
});

describe("a flood", () => {
  it("does not cause a query per request", async () => {
    world.time = Date.now();
    const { take, queries } = await openProcess();
    await admitted(1000, () => take("order", home));
    expect(queries).toHaveLength(limits.order.burst);
  });

  it("rejected by another process is rejected here after one query", async () => {
    world.time = Date.now();
    const first = await openProcess();
    await admitted(99, () => first.take("order", home));
    const second = await openProcess(first.database);
    expect(await second.take("order", home)).toMatchObject({ admitted: false });
    expect(await second.take("order", home)).toMatchObject({ admitted: false });
    expect(second.queries).toEqual(["spend"]);
  });

  it("of searches is synced to the other processes in batches", async () => {
    world.time = Date.now();
    const first = await openProcess();
    const { burst, syncEvery } = limits.search;
    expect(await admitted(2 * burst, () => first.take("search", home))).toBe(burst);
    expect(first.queries).toHaveLength(burst / syncEvery);
    const second = await openProcess(first.database);
    for (let queries = 1; queries < syncEvery; queries += 1) {
      expect((await second.take("search", home)).admitted).toBe(true);
    }
    expect((await second.take("search", home)).admitted).toBe(false);
    expect((await second.take("search", home)).admitted).toBe(false);
    expect(second.queries).toHaveLength(1);
  });

  it("of forms is detected before their bodies are read", async () => {
    world.time = Date.now();
    const { isFlooding, queries } = await openProcess();
    const seen = Array.from({ length: 100 }, () => isFlooding(home, "form"));
    expect(seen.filter((flooding) => !flooding)).toHaveLength(floodLimits.form.burst);
    expect(isFlooding("203.0.113.8", "form")).toBe(false);
    expect(isFlooding(home, "products")).toBe(false);
    expect(isFlooding(home, "order")).toBe(false);
    expect(queries).toEqual([]);
  });
});

describe("without the database", () => {
  it("each process counts by itself, and logs it now and then", async () => {
    world.time = Date.now();
    const { take, store, log, queries } = await openProcess();
    // A connection that was never made could still be made after closing.
    await store.ping();
    await store.close();
    expect(await admitted(99, () => take("order", home))).toBe(limits.order.burst);
    world.time += minute;
    const again = minute / limits.order.intervalMs;
    const before = queries.length;
    expect(await admitted(1, () => take("order", home))).toBe(1);
    expect(await admitted(99, () => take("order", home))).toBe(again - 1);
    expect(queries).toHaveLength(before + 1);
    expect(log.of("warn")).toHaveLength(2);
  });
});
