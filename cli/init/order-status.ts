import * as v from "valibot";
import { readEnv } from "../../server/env.ts";
import { text } from "../../shop/config/rules.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import type { AccountStatus } from "../../shop/order/baselinker/warehouse-statuses.ts";
import type { WarehouseOrders } from "../../shop/shop-config.ts";
import { readStatuses } from "../catalogue/read-statuses.ts";
import type { Ask } from "./answers.ts";

const noStatus = "nie";

/**
 * Asks which of the account's statuses new orders get. The token is used here alone and stored
 * nowhere; undefined enters no orders in BaseLinker.
 */
export async function askForOrderStatus(ask: Ask): Promise<WarehouseOrders | undefined> {
  const env = readEnv(process.env);
  const token =
    env.BASELINKER_TOKEN ??
    (await ask({
      text: "Token API BaseLinkera, tylko do odczytania statusów (Moje konto → API)",
      preset: "pomiń",
      rule: text,
    }));
  if (token === undefined) return undefined;
  const read = await readStatuses(env, token);
  if ("problem" in read) {
    process.stdout.write(
      `  ${read.problem}\n  Status nowych zamówień wpiszesz później: warehouseOrders w my/shop.config.ts.\n`,
    );
    return undefined;
  }
  const { statuses } = read;
  const [first] = statuses;
  if (!first) return undefined;
  process.stdout.write("Statusy zamówień w BaseLinkerze:\n");
  for (const { id, name } of statuses) process.stdout.write(`  ${id}  ${name}\n`);
  const rule = v.pipe(
    text,
    v.transform((answer) => (answer === noStatus ? noStatus : findStatus(statuses, answer))),
    v.check(
      (status) => status !== undefined,
      `nie ma takiego statusu; podaj numer lub nazwę z listy albo „${noStatus}”`,
    ),
  );
  const question = "Status nowych zamówień ze sklepu („nie”: nie wysyłaj ich do BaseLinkera)";
  const preset = first.name || first.id;
  const status = (await ask({ text: question, preset, rule })) ?? first;
  return status === noStatus ? undefined : { statusId: Number(status.id) };
}

function findStatus(statuses: readonly AccountStatus[], answer: string) {
  const slug = createSlug(answer);
  return statuses.find(({ id, name }) => id === answer || (name && createSlug(name) === slug));
}
