import type { Database } from "./schema.ts";

/** Secrets and settings of this instance, which belong to no backup of it. */
export function secretsTable(db: Database) {
  return {
    /** Returns the secret of this name; the first caller's `made` is stored. */
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

/** Services whose credentials the shop has. */
export type CheckedService = "mail" | "baselinker" | "payu";

/** A service has refused the shop's credentials. The reason holds no personal data. */
export type Refusal = { since: number; reason: string };

type Setting = "origin" | "unknown proxy" | "features";

/** What the shop on this database does, whatever the environment of a command says. */
export type ShopFeatures = {
  exportsOrders: boolean;
  takesOnlinePayments: boolean;
  /** False where BaseLinker manages the stock. */
  managesStock: boolean;
};

/** What the running shop records for the commands. */
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
    /** Records the public URL of the shop on this database. */
    saveOrigin: (origin: string) => save("origin", origin),
    /** Undefined before the first start. */
    findOrigin: () => find(db, "origin"),
    /** Records what the shop does that is started on this database. */
    saveFeatures: (features: ShopFeatures) => save("features", JSON.stringify(features)),
    /** Undefined before the first start. */
    async findFeatures(): Promise<ShopFeatures | undefined> {
      const value = await find(db, "features");
      return value === undefined ? undefined : (JSON.parse(value) as ShopFeatures);
    },
    /** Records when the service began to refuse. */
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
    /** Returns the time of the last such request. */
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
