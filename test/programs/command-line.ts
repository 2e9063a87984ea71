import { emailsWithJobs } from "../../server/db/emails/emails.ts";
import { sampleOrder } from "../fixtures.ts";
import { runInProcess } from "./run-command.ts";
import { nextId, openTemporaryStore, recordStart, storeOrder } from "../temporary-store.ts";

/** A shop with a database and a command line; its orders begin with L-1001. */
export async function openCommandLine() {
  const { db, store, database } = await openTemporaryStore();
  await recordStart(store);
  const environment = { ...database, ORIGIN: "https://sklep.example" };
  return {
    db,
    store,
    database,
    environment,
    place(changes: Parameters<typeof sampleOrder>[0] = {}) {
      const { number: _number, ...draft } = sampleOrder({
        id: nextId(),
        key: nextId(),
        ...changes,
      });
      return storeOrder(store, draft);
    },
    run: (...args: string[]) => runInProcess(args, environment),
    /** The kinds of the mails, oldest first. */
    kinds: async () =>
      (await emailsWithJobs(db).select("emails.kind").orderBy("queued_at").execute()).map(
        ({ kind }) => kind,
      ),
  };
}
