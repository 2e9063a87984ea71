import { describe, expect, it } from "vitest";
import type { MessageRequest } from "../../shop/email/message.ts";
import { sampleCustomer } from "../../test/fixtures.ts";
import { nextId, openTemporaryStore } from "../../test/temporary-store.ts";
import { createTestMails } from "../../test/mails.ts";
import { createMessages } from "./messages.ts";

const request: MessageRequest = {
  key: "one-attempt-of-anna",
  kind: "contact",
  form: { ...sampleCustomer, message: "Czy miś mówi?" },
};

async function openMessages() {
  const { db, store } = await openTemporaryStore();
  const world = { wakes: 0 };
  const { sendMessage } = createMessages({
    store,
    mail: createTestMails(),
    now: () => 1_795_212_300_000,
    newId: nextId,
    wakeEmails: () => (world.wakes += 1),
  });
  return { db, world, sendMessage };
}

describe("a message to the shop", () => {
  it("is stored together with its mail", async () => {
    const { db, world, sendMessage } = await openMessages();
    expect(await sendMessage(request)).toEqual({ repeated: false });
    expect(await db.selectFrom("messages").selectAll().execute()).toMatchObject([
      {
        kind: "contact",
        name: "Anna Żółć",
        message: "Czy miś mówi?",
        received_at: 1_795_212_300_000,
      },
    ]);
    expect(await db.selectFrom("emails").select("kind").execute()).toEqual([{ kind: "contact" }]);
    expect(world.wakes).toBe(1);
  });

  it("is sent once per key", async () => {
    const { db, world, sendMessage } = await openMessages();
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendMessage(request)));
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await db.selectFrom("emails").select("id").execute()).toHaveLength(1);
    expect(world.wakes).toBe(1);
  });

  it("is not stored when its mail cannot be queued", async () => {
    const { db, sendMessage } = await openMessages();
    await db.schema.dropTable("emails").execute();
    await expect(sendMessage(request)).rejects.toThrow("emails");
    expect(await db.selectFrom("messages").select("id").execute()).toEqual([]);
  });
});
