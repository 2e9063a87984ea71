import type { Database } from "./schema.ts";

export function secretsTable(db: Database) {
  return {
    async findOrCreate(name: string, made: string): Promise<string> {
      await db
        .insertInto("secrets")
        .values({ name, value: made })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      return (await find(db, name))!;
    },
  };
}

export type CheckedService = "mail" | "baselinker" | "payu";

export type Refusal = { since: number; reason: string };

type Setting = "origin" | "unknown proxy" | "features";

export type ShopFeatures = {
  exportsOrders: boolean;
  takesOnlinePayments: boolean;
  syncsOrders?: boolean;
  cancelsThere?: boolean;
  /** False where BaseLinker manages the stock. */
  managesStock: boolean;
};

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
  return {
    saveOrigin: (origin: string) => save("origin", origin),
    findOrigin: () => find(db, "origin"),
    saveFeatures: (features: ShopFeatures) => save("features", JSON.stringify(features)),
    async findFeatures(): Promise<ShopFeatures | undefined> {
      const value = await find(db, "features");
      return value === undefined ? undefined : (JSON.parse(value) as ShopFeatures);
    },
    async recordRefusal(service: CheckedService, refusal: Refusal): Promise<void> {
      await db
        .insertInto("secrets")
        .values({ name: `refused by ${service}`, value: JSON.stringify(refusal) })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
    },
    async clearRefusal(service: CheckedService): Promise<void> {
      await db.deleteFrom("secrets").where("name", "=", `refused by ${service}`).execute();
    },
    async findRefusal(service: CheckedService): Promise<Refusal | undefined> {
      const value = await find(db, `refused by ${service}`);
      return value === undefined ? undefined : (JSON.parse(value) as Refusal);
    },
    /** Records that requests come through a proxy that TRUST_PROXY does not count. */
    recordUntrustedProxy: (now: number) => save("unknown proxy", String(now)),
    async findUntrustedProxy(): Promise<number | undefined> {
      const value = await find(db, "unknown proxy");
      return value === undefined ? undefined : Number(value);
    },
  };
}

async function find(db: Database, name: string): Promise<string | undefined> {
  const secrets = db.selectFrom("secrets").select("value").where("name", "=", name);
  return (await secrets.executeTakeFirst())?.value;
}
