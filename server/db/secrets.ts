import type { OrderFeatures } from "../../shop/order/change/order-change.ts";
import type { Database } from "./schema.ts";

export function secretsTable(db: Database) {
  return {
    async findOrCreate(name: string, made: string): Promise<string> {
      await insertIfMissing(db, name, made);
      return (await find(db, name))!;
    },
  };
}

export type CheckedService = "mail" | "baselinker" | "payu";

export type Refusal = { since: number; reason: string };

export type Move = { movedAt: number; to: string };

type Setting = "origin" | "unknown proxy" | "features" | "moved";

export type ShopFeatures = OrderFeatures & {
  takesOnlinePayments: boolean;
  /** False where BaseLinker manages the stock. */
  managesStock: boolean;
};

/** Of a database in which an earlier version has stored its own. */
const laterFeatures = { syncsOrders: false, cancelsThere: false };

export function instanceSettingsTable(db: Database) {
  const save = async (name: Setting, value: string): Promise<void> => {
    await db
      .insertInto("secrets")
      .values({ name, value })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({ value }).where("secrets.value", "!=", value),
      )
      .execute();
  };
  const remove = async (name: string): Promise<void> => {
    await db.deleteFrom("secrets").where("name", "=", name).execute();
  };
  return {
    saveOrigin: (origin: string) => save("origin", origin),
    findOrigin: () => find(db, "origin"),
    saveFeatures: (features: ShopFeatures) => save("features", JSON.stringify(features)),
    async findFeatures(): Promise<ShopFeatures | undefined> {
      const features = await findJson<ShopFeatures>(db, "features");
      return features && { ...laterFeatures, ...features };
    },
    recordRefusal: (service: CheckedService, refusal: Refusal) =>
      insertIfMissing(db, `refused by ${service}`, JSON.stringify(refusal)),
    clearRefusal: (service: CheckedService) => remove(`refused by ${service}`),
    findRefusal: (service: CheckedService) => findJson<Refusal>(db, `refused by ${service}`),
    /** Records that requests come through a proxy that TRUST_PROXY does not count. */
    recordUntrustedProxy: (now: number) => save("unknown proxy", String(now)),
    findUntrustedProxy: () => findJson<number>(db, "unknown proxy"),
    findMove: () => findJson<Move>(db, "moved"),
    saveMove: (move: Move | undefined) =>
      move ? save("moved", JSON.stringify(move)) : remove("moved"),
  };
}

async function insertIfMissing(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

async function findJson<T>(db: Database, name: string): Promise<T | undefined> {
  const value = await find(db, name);
  return value === undefined ? undefined : (JSON.parse(value) as T);
}

async function find(db: Database, name: string): Promise<string | undefined> {
  const secrets = db.selectFrom("secrets").select("value").where("name", "=", name);
  return (await secrets.executeTakeFirst())?.value;
}
