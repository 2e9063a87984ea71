import { describe, expect, it } from "vitest";
import { jobRow } from "../../server/db/jobs/queue.ts";
import type { Tables } from "../../server/db/schema.ts";
import { openCommandLine } from "../../test/programs/command-line.ts";
import { runCommand, runInProcess } from "../../test/programs/run-command.ts";
import { sampleCustomer, sampleMail, samplePayments } from "../../test/fixtures.ts";
import { emailJob, recordStart } from "../../test/temporary-store.ts";

const escape = "\u001b[31mczerwony\u009b\u202e";
const payment = samplePayments["on-delivery"];

/** A command line, and what tests of the export to BaseLinker change. */
async function openExportingShop() {
  const world = await openCommandLine();
  const { db, store } = world;
  const queue = (id: string) =>
    db
      .insertInto("jobs")
      .values(jobRow("order-export", id, 0))
      .execute();
  const change = (id: string, facts: Partial<Tables["jobs"]>) =>
    db
      .updateTable("jobs")
      .set(facts)
      .where("kind", "=", "order-export")
      .where("reference", "=", id)
      .execute();
  const submitted = (id: string, facts: Partial<Tables["orders"]>) =>
    db.updateTable("orders").set(facts).where("id", "=", id).execute();
  const row = async (id: string) => ({
    ...(await store.orders.findExport(id)),
    ...(await store.jobs.find("order-export", id)),
  });
  return { ...world, queue, change, submitted, row };
}

describe("order commands", () => {
  it("complete an order, and report invalid transitions", async () => {
    const { place, run, kinds, store } = await openCommandLine();
    const { id } = await place();
    const dispatch = ["orders", "dispatch", "L-1001", "--carrier", "inpost", "--tracking"];
    expect(await run(...dispatch, "5200 0001")).toMatchObject({
      code: 1,
      err: "Nic nie zmieniono. Najpierw potwierdź zamówienie: npm run shop -- orders confirm L-1001\n",
    });
    expect(await run("orders", "confirm", "1001")).toMatchObject({
      code: 0,
      out: "Zamówienie L-1001 potwierdzone. Klient dostanie e-mail.\n",
    });
    expect((await run("orders", "confirm", "L-1001")).out).toContain("nic nie zmieniono");
    expect((await run(...dispatch, "5200 0001")).err).toContain("nie jest opłacone");
    expect((await run(...dispatch, "5200 0001", "--force")).code).toBe(0);
    expect((await run(...dispatch, "5200 0002")).out).toContain("poprawiony numer");
    expect(await kinds()).toEqual(["order-confirmed", "order-dispatched", "order-corrected"]);
    expect((await store.orders.findRecord("id", id))?.timeline.trackingNumber).toBe("52000002");
    const shown = await run("orders", "show", "L-1001");
    expect(shown.out).toContain("Zamówienie L-1001: wysłane, nieopłacone");
    expect(shown.out).toContain(`Strona zamówienia: https://sklep.example/zamowienie/${id}`);
  });

  it("show the state of the export to BaseLinker", async () => {
    const { place, run, queue, change } = await openExportingShop();
    const { id } = await place();
    const shown = async () => (await run("orders", "show", "L-1001")).out;
    await queue(id);
    expect(await shown()).toContain("BaseLinker: czeka na wysłanie\n");
    await change(id, { failed_at: 1, last_error: "ERROR_PRODUCT" });
    expect(await shown()).toContain("BaseLinker: nie przyjął (ERROR_PRODUCT)\n");
    expect(await shown()).toContain("orders retry L-1001\n");
    await run("orders", "entered", "L-1001", "--as", "16331079");
    expect(await shown()).toContain("BaseLinker: zamówienie 16331079");
  });

  it("retry an export, or record that the order was entered by hand", async () => {
    const { place, run, queue, change, submitted, row } = await openExportingShop();
    const [first, second] = [await place(), await place()];
    const retry = (...args: string[]) => run("orders", "retry", ...args);
    const refused = { failed_at: 1, attempts: 9, last_error: "ERROR_PRODUCT" };
    for (const { id } of [first, second]) {
      await queue(id);
      await change(id, refused);
      await submitted(id, { submitted_at: 5 });
    }
    expect(await run("orders", "entered", "L-1002", "--as", "16331079")).toMatchObject({
      code: 0,
      out: "Odnotowano: w BaseLinkerze 16331079.\n",
    });
    expect(await row(second.id)).toMatchObject({ externalId: "16331079", failed_at: null });
    expect(await retry("L-1002")).toMatchObject({
      code: 1,
      err: "Nic nie zmieniono. BaseLinker już je ma, pod numerem 16331079.\n",
    });
    expect(await retry("1001")).toMatchObject({ code: 0, out: "Sklep wyśle je od nowa.\n" });
    // A submitted order is looked up before it is submitted again.
    expect(await row(first.id)).toMatchObject({ failed_at: null, attempts: 0, submittedAt: 5 });
    await change(first.id, refused);
    expect(JSON.parse((await retry("--all-failed", "--json")).out)).toEqual({ changed: 1 });
  });

  it("retry the reading of an order's invoice", async () => {
    const { place, run, db, store } = await openCommandLine();
    const [{ id }, other] = [await place(), await place()];
    const failed = { attempts: 99, failed_at: 1 };
    for (const reference of [`${id}/9`, `${other.id}/10`])
      await db
        .insertInto("jobs")
        .values({ ...jobRow("order-invoice", reference, 0), ...failed })
        .execute();
    expect(await run("orders", "retry", "L-1001")).toMatchObject({ code: 0 });
    expect(await store.jobs.find("order-invoice", `${id}/9`)).toMatchObject({ failed_at: null });
    expect(await store.jobs.find("order-invoice", `${other.id}/10`)).toMatchObject(failed);
  });

  it("say whether a cancelled order must be cancelled in BaseLinker too", async () => {
    const { place, run, queue, submitted, store } = await openExportingShop();
    const cancel = (number: string, ...args: string[]) =>
      run("orders", "cancel", number, "--reason", "Pomyłka", ...args);
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await place()).id);
    for (const id of ids) await queue(id);
    expect((await cancel("L-1001")).out).toContain("Do BaseLinkera już nie trafi.\n");
    await submitted(ids[1]!, { submitted_at: 1 });
    expect((await cancel("L-1002")).out).toContain("Jeśli tak, dostaniesz e-mail.\n");
    await submitted(ids[2]!, { submitted_at: 1, exported_at: 2, external_id: "16331079" });
    expect((await cancel("L-1003")).out).toContain(
      "BaseLinker ma je pod numerem 16331079: anuluj je także tam",
    );
    await recordStart(store, { exportsOrders: true, syncsOrders: true, cancelsThere: true });
    expect((await cancel("L-1002")).out).toContain("Jeśli tak, anuluje je także tam.\n");
    expect((await cancel("L-1003")).out).toContain(
      "BaseLinker ma je pod numerem 16331079: sklep anuluje je także tam.\n",
    );
    // Repeating the command prints the same, in JSON too.
    expect(JSON.parse((await cancel("L-1003", "--json")).out)).toMatchObject({
      kind: "unchanged",
      baselinker: { externalId: "16331079" },
    });
  });

  it("refuse to queue mails whose links would not lead to the running shop", async () => {
    const { place, run, kinds, store, database } = await openCommandLine();
    await place();
    await store.settings.saveOrigin("https://sklep.example");
    const lost = await runInProcess(["orders", "confirm", "L-1001"], database);
    expect(lost).toMatchObject({ code: 1, out: "" });
    expect(lost.err).toContain("Sklep działa pod adresem https://sklep.example,");
    expect(lost.err).toContain("prowadziłby do http://localhost:3000.");
    expect(await kinds()).toEqual([]);
    expect((await run("orders", "confirm", "L-1001")).code).toBe(0);
    await store.settings.saveOrigin("https://nowy-sklep.example");
    expect((await run("orders", "paid", "L-1001")).code).toBe(1);
    expect(await kinds()).toEqual(["order-confirmed"]);
  });

  it("queue what the shop does, whatever the environment of the command says", async () => {
    const { place, run, store } = await openCommandLine();
    const { id } = await place({ payment: samplePayments.online });
    const withBaselinker = { exportsOrders: true, managesStock: false };
    await recordStart(store, { ...withBaselinker, takesOnlinePayments: true });
    expect((await run("orders", "paid", "L-1001")).code).toBe(0);
    expect(await store.jobs.find("payment-export", id)).toMatchObject({ done_at: null });
    await run("orders", "cancel", "L-1001", "--reason", "Pomyłka");
    expect(await run("orders", "reopen", "L-1001", "--force")).toMatchObject({ code: 0, err: "" });
    expect(await store.jobs.find("order-export", id)).toMatchObject({ done_at: null });
    await run("orders", "confirm", (await place({ payment: samplePayments.online })).number);
    const confirmed = (await store.emails.list("pending", 1))[0]!.content;
    expect(confirmed).toContain("Zapłać na stronie zamówienia");
  });

  it("refuse to change an order before the shop has been started on its database", async () => {
    const { run, kinds, place, db } = await openCommandLine();
    await place();
    await db.deleteFrom("secrets").where("name", "=", "features").execute();
    for (const args of ["paid", "confirm", "reopen"]) {
      expect(await run("orders", args, "L-1001")).toMatchObject({
        code: 1,
        out: "",
        err: expect.stringContaining("Sklep nie działał jeszcze na tej bazie"),
      });
    }
    expect(await kinds()).toEqual([]);
  });

  it("change an order once when many processes do the same", async () => {
    const { place, environment, kinds } = await openCommandLine();
    await place();
    const results = await Promise.all(
      [1, 2, 3].map(() => runCommand(["orders", "paid", "L-1001"], environment)),
    );
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(results.filter(({ out }) => out.includes("Klient dostanie e-mail"))).toHaveLength(1);
    expect(await kinds()).toEqual(["order-paid"]);
  });

  it("escape customers' input for the terminal and the spreadsheet", async () => {
    const { place, run, store } = await openCommandLine();
    const customer = { ...sampleCustomer, name: `=1+1 ${escape}`, message: `a\n${escape}` };
    await place({ customer, payment });
    await store.messages.save(
      { id: "m", key: "m", kind: "contact", form: customer, receivedAt: 1 },
      [sampleMail({ id: "evil", text: escape, subject: escape })],
    );
    const cancelled = await run("orders", "cancel", "L-1001", "--reason", escape);
    expect(cancelled.code).toBe(0);
    for (const args of [
      "orders list",
      "orders list --json",
      "orders show L-1001",
      "orders show L-1001 --json",
      "mail list",
      "mail show evil",
      "mail show evil --json",
    ]) {
      const { out, err, code } = await run(...args.split(" "));
      expect([args, code, err]).toEqual([args, 0, ""]);
      // eslint-disable-next-line no-control-regex
      expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      if (args.endsWith("--json")) expect(JSON.stringify(JSON.parse(out))).toContain("czerwony");
    }
    const { out: csv } = await run("orders", "export");
    expect(csv).toContain(";'=1+1 ");
    expect(csv.split("\r\n")).toHaveLength(3);
  });

  it("filter orders by state and date, and reject invalid filters", async () => {
    const { place, run } = await openCommandLine();
    await place({ acceptedAt: Date.UTC(2026, 10, 1, 12) });
    await place({ acceptedAt: Date.UTC(2026, 10, 2, 12) });
    const { out } = await run("orders", "list", "--since", "2026-11-02", "--json");
    expect(JSON.parse(out)).toMatchObject([
      { number: "L-1002", state: "accepted", acceptedAt: "2026-11-02T12:00:00.000Z", total: 11498 },
    ]);
    expect((await run("orders", "list", "--state", "cancelled")).out).toContain("Nie ma takich");
    for (const state of ["nowe", "constructor"])
      expect(await run("orders", "list", "--state", state)).toMatchObject({ code: 2 });
    expect(
      await run("orders", "dispatch", "L-1001", "--carrier", "impost", "--tracking", "123456"),
    ).toMatchObject({ code: 2, err: expect.stringMatching(/Podaj jednego z: .*inpost/) });
    expect(await run("orders", "show", "L-9")).toMatchObject({
      code: 1,
      err: "Nie ma zamówienia L-9.\n",
    });
  });

  it("retry a failed mail, but not one whose text was erased", async () => {
    const { db, store, run } = await openCommandLine();
    const form = sampleCustomer;
    await store.messages.save({ id: "m", key: "m", kind: "contact", form, receivedAt: 1 }, [
      sampleMail({ id: "failed" }),
      sampleMail({ id: "forgotten" }),
      sampleMail({ id: "sent" }),
    ]);
    await store.jobs.fail(emailJob("failed"), { now: 5, attempts: 9, reason: "550 no such user" });
    await store.jobs.fail(emailJob("forgotten"), { now: 5, attempts: 9, reason: "550" });
    await db.updateTable("emails").set({ content: "" }).where("id", "=", "forgotten").execute();
    await store.jobs.finish(emailJob("sent"), 5);
    const failed = JSON.parse((await run("mail", "list", "--failed", "--json")).out);
    expect(failed.map(({ id }: { id: string }) => id).sort()).toEqual(["failed", "forgotten"]);
    expect(await run("mail", "retry", "forgotten")).toMatchObject({
      code: 1,
      err: "Nie można: treść usunięto.\n",
    });
    expect(await run("mail", "retry", "sent")).toMatchObject({ code: 1 });
    expect((await run("mail", "retry", "--all-failed")).out).toContain("od nowa: 1");
    expect(await store.emails.find("failed")).toMatchObject({ attempts: 0, failed_at: null });
    expect((await run("mail", "retry")).out).toContain("wyśle teraz: 1");
  });

  it("list newsletter subscribers and unsubscribe an address", async () => {
    const { db, run } = await openCommandLine();
    const subscriber = { consent_at: 1, code: "LATAWIEC-1", confirmed_at: 2 };
    for (const name of ["anna", "ewa"]) {
      const email = `${name}@poczta.pl`;
      await db
        .insertInto("subscribers")
        .values({ ...subscriber, id: name, email, code: name, unsubscribe_token: name })
        .execute();
    }
    expect((await run("newsletter", "unsubscribe", "Anna@Poczta.pl")).out).toBe("Wypisano.\n");
    expect((await run("newsletter", "unsubscribe", "anna@poczta.pl")).out).toContain(
      "już wypisany",
    );
    expect(await run("newsletter", "unsubscribe", "nikt@poczta.pl")).toMatchObject({ code: 1 });
    // Without the BOM, which the UTF-8 decoder removes.
    const { out } = await run("newsletter", "export");
    expect(out).toBe(
      "E-mail;Zgoda;Potwierdzenie;Kod\r\newa@poczta.pl;1970-01-01 01:00;1970-01-01 01:00;ewa\r\n",
    );
    expect((await run("newsletter", "list")).out).toContain("Razem: 1");
  });
});
