import type { Insertable } from "kysely";
import type { KnownCode } from "../../../shop/order/discount/apply-code.ts";
import type { DiscountCode } from "../../../shop/order/discount/discount-code.ts";
import { createPersonalCode } from "../../../shop/newsletter/newsletter.ts";
import { didUpdate } from "../changed-rows.ts";
import type { Database, Tables } from "../schema.ts";
import { currentUses } from "./code-uses.ts";

/** What the shop knows of a code apart from its rules. */
export type ListedCode = DiscountCode & { createdAt: number; uses: number };

export function codesTable(db: Database) {
  return {
    /** @param newsletterPercent the percent of codes that were sent before the shop stored it */
    async find(code: string, newsletterPercent: number): Promise<KnownCode | undefined> {
      const select = selectCodes(db).where("codes.code", "=", code);
      const row =
        (await select.executeTakeFirst()) ??
        ((await insertSentCode(db, code, newsletterPercent))
          ? await select.executeTakeFirst()
          : undefined);
      return (
        row && {
          ...listedCodeOf(row, newsletterPercent),
          usedByCustomer: false,
        }
      );
    },
    /** Also in place of the owner's own code of that name that is over and has no order. */
    add: (code: DiscountCode, now: number): Promise<boolean> => addCode(db, code, now),
    async list(newsletterPercent: number): Promise<ListedCode[]> {
      const rows = await selectCodes(db).orderBy("created_at").orderBy("codes.code").execute();
      return rows.map((row) => listedCodeOf(row, newsletterPercent));
    },
    end: (code: string, now: number): Promise<boolean> =>
      didUpdate(
        db
          .updateTable("codes")
          .set({ ended_at: now })
          .where("code", "=", code)
          .where("ended_at", "is", null),
      ),
  };
}

async function addCode(db: Database, code: DiscountCode, now: number): Promise<boolean> {
  const row = rowOf(code, now);
  const added = await db
    .insertInto("codes")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("code")
        .doUpdateSet(row)
        .where("codes.personal", "=", 0)
        .where((eb) =>
          eb.or([eb("codes.ended_at", "is not", null), eb("codes.valid_until", "<=", now)]),
        )
        .where(({ not, exists, selectFrom }) =>
          // A cancelled order may be reopened with its code.
          not(
            exists(
              selectFrom("code_uses")
                .select("code_uses.code")
                .where("code_uses.code", "=", row.code),
            ),
          ),
        ),
    )
    .returning("code")
    .execute();
  return added.length > 0;
}

/**
 * Stores a code that the newsletter sent while an older version of the program was running. Returns
 * false where it sent none.
 */
async function insertSentCode(db: Database, code: string, percent: number): Promise<boolean> {
  const subscriber = await db
    .selectFrom("subscribers")
    .select("confirmed_at")
    .where("code", "=", code)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!subscriber) return false;
  await insertCode(db, createPersonalCode(code, percent), subscriber.confirmed_at!);
  return true;
}

export async function insertCode(db: Database, code: DiscountCode, now: number): Promise<boolean> {
  const inserted = await db
    .insertInto("codes")
    .values(rowOf(code, now))
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("code")
    .execute();
  return inserted.length > 0;
}

function selectCodes(db: Database) {
  return db
    .selectFrom("codes")
    .selectAll("codes")
    .select((row) =>
      currentUses(row)
        .where("code_uses.code", "=", row.ref("codes.code"))
        .select(({ fn }) => fn.countAll<number>().as("uses"))
        .as("uses"),
    );
}

type CodeRow = Awaited<ReturnType<ReturnType<typeof selectCodes>["execute"]>>[number];

function listedCodeOf(row: CodeRow, newsletterPercent: number): ListedCode {
  return {
    code: row.code,
    value:
      row.amount === null ? { percent: row.percent ?? newsletterPercent } : { amount: row.amount },
    personal: row.personal === 1,
    validFrom: row.valid_from ?? undefined,
    validUntil: row.valid_until ?? undefined,
    endedAt: row.ended_at ?? undefined,
    categories: row.categories === null ? undefined : (JSON.parse(row.categories) as string[]),
    minTotal: row.min_total,
    maxUses: row.max_uses ?? undefined,
    oncePerCustomer: row.once_per_customer === 1,
    notReduced: row.not_reduced === 1,
    createdAt: row.created_at,
    uses: Number(row.uses),
  };
}

function rowOf(code: DiscountCode, now: number): Insertable<Tables["codes"]> {
  return {
    code: code.code,
    personal: code.personal ? 1 : 0,
    percent: "percent" in code.value ? code.value.percent : null,
    amount: "amount" in code.value ? code.value.amount : null,
    valid_from: code.validFrom ?? null,
    valid_until: code.validUntil ?? null,
    categories: code.categories ? JSON.stringify(code.categories) : null,
    min_total: code.minTotal,
    max_uses: code.maxUses ?? null,
    once_per_customer: code.oncePerCustomer ? 1 : 0,
    not_reduced: code.notReduced ? 1 : 0,
    created_at: now,
    ended_at: code.endedAt ?? null,
  };
}
