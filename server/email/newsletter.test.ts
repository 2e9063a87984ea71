import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { renderMail, type RenderedMail } from "../../test/render-email.ts";
import { openTemporaryStore } from "../../test/temporary-store.ts";
import type { Mail } from "../db/emails/email.ts";
import { emailsWithJobs } from "../db/emails/emails.ts";
import { createTestMails } from "../../test/mails.ts";
import { mailboxOf } from "../web/rate-limit/mailbox.ts";
import { createNewsletter } from "./newsletter.ts";
import { sampleShop as shop } from "../../test/fixtures.ts";

const hour = 3_600_000;

async function openNewsletter() {
  const { db, store } = await openTemporaryStore();
  const world = { time: Date.UTC(2026, 10, 20), wakes: 0 };
  const newsletter = createNewsletter({
    store,
    mail: createTestMails(),
    brand: shop.brand,
    discount: shop.newsletterDiscount,
    origin: "https://sklep.pl",
    now: () => world.time,
    randomBytes,
    mailboxOf,
    admitsMail: async () => true,
    refundMail: async () => undefined,
    wakeEmails: () => (world.wakes += 1),
  });
  const mails = async () =>
    (await emailsWithJobs(db).select("content").orderBy("queued_at").execute()).map(({ content }) =>
      renderMail(JSON.parse(content) as Mail),
    );
  const newest = async () => (await mails()).at(-1)!;
  return { ...newsletter, db, world, mails, newest };
}

function tokenIn({ text }: RenderedMail, page: "potwierdz" | "wypisz"): string {
  const token = new RegExp(`https://sklep\\.pl/newsletter/${page}\\?token=([\\w-]+)`).exec(
    text,
  )?.[1];
  if (!token) throw new Error(`no ${page} link`);
  return token;
}

function codeIn({ text }: RenderedMail): string | undefined {
  return /LATAWIEC-[2-9A-Z]{6}/.exec(text)?.[0];
}

describe("a newsletter signup", () => {
  it("sends one confirmation request, and no code yet", async () => {
    const { subscribe, mails, world } = await openNewsletter();
    await subscribe("Anna@Poczta.pl", 7);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "newsletter-confirmation", to: ["anna@poczta.pl"] });
    expect(codeIn(mail!)).toBeUndefined();
    expect(tokenIn(mail!, "potwierdz").length).toBeGreaterThanOrEqual(22);
    expect(world.wakes).toBe(1);
  });

  it("sends at most one mail an hour to an address, regardless of case", async () => {
    const { subscribe, mails, world } = await openNewsletter();
    await Promise.all(["a@b.pl", "A@b.pl", "a@B.PL"].map((email) => subscribe(email, 7)));
    world.time += hour - 1;
    await subscribe("a@b.pl", 7);
    expect(await mails()).toHaveLength(1);
    world.time += 1;
    await subscribe("a@b.pl", 7);
    expect(await mails()).toHaveLength(2);
  });

  it("returns the same for a new, pending and subscribed address", async () => {
    const { subscribe, confirm, newest, mails, world } = await openNewsletter();
    const responses = [await subscribe("a@b.pl", 7), await subscribe("a@b.pl", 7)];
    await confirm(tokenIn(await newest(), "potwierdz"));
    world.time += 2 * hour;
    responses.push(await subscribe("a@b.pl", 7));
    expect(responses).toEqual([undefined, undefined, undefined]);
    expect(await mails()).toHaveLength(2);
  });

  it("stores only a hash of the token, and the date of the consent", async () => {
    const { subscribe, newest, db } = await openNewsletter();
    await subscribe("a@b.pl", 7);
    const rows = await db.selectFrom("subscribers").selectAll().execute();
    expect(rows).toMatchObject([{ consent_at: 7, confirmed_at: null, code: null }]);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(await newest(), "potwierdz"));
  });
});

describe("a newsletter confirmation", () => {
  it("sends the personal code once, however often the link is opened", async () => {
    const { subscribe, confirm, newest, mails, db, world } = await openNewsletter();
    await subscribe("a@b.pl", 7);
    const token = tokenIn(await newest(), "potwierdz");
    world.time += 1;
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    world.time += 72 * hour;
    responses.push(await confirm(token));
    expect(new Set(responses.map(({ kind }) => kind))).toEqual(new Set(["confirmed"]));
    expect(await mails()).toHaveLength(2);
    const [row] = await db.selectFrom("subscribers").selectAll().execute();
    expect(codeIn(await newest())).toBe(row?.code);
  });

  it("fails for an unknown token", async () => {
    const { confirm, mails } = await openNewsletter();
    expect(await confirm("made-up")).toEqual({ kind: "void" });
    expect(await mails()).toEqual([]);
  });

  it("fails after 48 hours, and with a link replaced by a newer one", async () => {
    const { subscribe, confirm, newest, world } = await openNewsletter();
    await subscribe("a@b.pl", 7);
    const first = tokenIn(await newest(), "potwierdz");
    world.time += 48 * hour;
    expect(await confirm(first)).toEqual({ kind: "void" });
    await subscribe("a@b.pl", 7);
    expect(await confirm(first)).toEqual({ kind: "void" });
    expect(await confirm(tokenIn(await newest(), "potwierdz"))).toEqual({ kind: "confirmed" });
  });

  it("gives each address its own code", async () => {
    const { subscribe, confirm, newest, db, world } = await openNewsletter();
    for (const email of ["a@b.pl", "c@d.pl"]) {
      world.time += 1;
      await subscribe(email, 7);
      await confirm(tokenIn(await newest(), "potwierdz"));
    }
    const rows = await db.selectFrom("subscribers").select("code").execute();
    expect(new Set(rows.map(({ code }) => code)).size).toBe(2);
  });
});

it("gives one code to a mailbox, however its address is written", async () => {
  const { subscribe, confirm, newest, mails, db, world } = await openNewsletter();
  const tokens: string[] = [];
  for (const email of ["anna@gmail.com", "Anna+1@googlemail.com", "an.na@gmail.com", "ewa@wp.pl"]) {
    world.time += 1;
    await subscribe(email, 7);
    tokens.push(tokenIn(await newest(), "potwierdz"));
  }
  world.time += 1;
  await Promise.all(tokens.map((token) => confirm(token)));
  const codes = new Map((await mails()).slice(4).map((mail) => [mail.to[0], codeIn(mail)]));
  expect(await db.selectFrom("codes").select("code").execute()).toHaveLength(2);
  expect(codes.get("anna+1@googlemail.com")).toBe(codes.get("anna@gmail.com"));
  expect(codes.get("an.na@gmail.com")).toBe(codes.get("anna@gmail.com"));
  expect(codes.get("ewa@wp.pl")).not.toBe(codes.get("anna@gmail.com"));
});

describe("unsubscribing", () => {
  it("takes one click and is idempotent", async () => {
    const { subscribe, confirm, unsubscribe, newest, db, world } = await openNewsletter();
    await subscribe("a@b.pl", 7);
    world.time += 1;
    await confirm(tokenIn(await newest(), "potwierdz"));
    const token = tokenIn(await newest(), "wypisz");
    expect((await newest()).unsubscribeUrl).toContain(token);
    world.time += 1;
    const left = world.time;
    await unsubscribe(token);
    world.time += hour;
    await unsubscribe(token);
    expect(await db.selectFrom("subscribers").select("unsubscribed_at").execute()).toEqual([
      { unsubscribed_at: left },
    ]);
  });

  it.each(["made-up", "\0", "made\0up"])("ignores the link %j", async (token) => {
    const { unsubscribe } = await openNewsletter();
    await expect(unsubscribe(token)).resolves.toBeUndefined();
  });

  it("invalidates an open confirmation link", async () => {
    const { subscribe, confirm, unsubscribe, newest } = await openNewsletter();
    await subscribe("a@b.pl", 7);
    const request = await newest();
    await unsubscribe(new URL(request.unsubscribeUrl!).searchParams.get("token")!);
    expect(await confirm(tokenIn(request, "potwierdz"))).toEqual({ kind: "void" });
  });

  it("allows subscribing again later, with the same code", async () => {
    const { subscribe, confirm, unsubscribe, newest, db, world } = await openNewsletter();
    const join = async () => {
      await subscribe("a@b.pl", world.time);
      world.time += 1;
      await confirm(tokenIn(await newest(), "potwierdz"));
      return newest();
    };
    const first = await join();
    await unsubscribe(tokenIn(first, "wypisz"));
    world.time += 2 * hour;
    const second = await join();
    expect(second.id).not.toBe(first.id);
    expect(codeIn(second)).toBe(codeIn(first));
    expect(await db.selectFrom("subscribers").select("unsubscribed_at").execute()).toEqual([
      { unsubscribed_at: null },
    ]);
  });
});
