import type { Deps, Parameters } from "./methods.ts";

export const logTypes = {
  created: 1,
  paid: 3,
  removed: 4,
  merged: 5,
  split: 6,
  invoice: 7,
  packageCreated: 9,
  packageDeleted: 10,
  deliveryEdited: 11,
  lineEdited: 13,
  edited: 16,
  statusChanged: 18,
  packageStatus: 22,
} as const;

const keptSeconds = 3 * 24 * 3600;
const maxLogs = 100;

export type LogType = (typeof logTypes)[keyof typeof logTypes];

/** Does nothing while the journal is off. */
export function writeLog(
  { account, now }: Pick<Deps, "account" | "now">,
  log_type: LogType,
  order_id: number,
  object_id = 0,
): void {
  const { orderJournal } = account;
  const log_id = (orderJournal?.at(-1)?.log_id ?? 0) + 1;
  orderJournal?.push({ log_id, log_type, order_id, object_id, date: Math.floor(now() / 1000) });
}

/** Keeps three days and is empty while it is off. */
export function getJournalList(parameters: Parameters, { account, now }: Deps): object {
  const { last_log_id, logs_types, order_id } = parameters;
  const types = (logs_types ?? []) as number[];
  const logs = (account.orderJournal ?? [])
    .filter(({ log_id }) => log_id > Number(last_log_id ?? 0))
    .filter(({ date }) => date > now() / 1000 - keptSeconds)
    .filter(({ log_type }) => types.length === 0 || types.includes(log_type))
    .filter((log) => order_id === undefined || log.order_id === Number(order_id));
  return { logs: account.deliverLogs(logs.slice(0, maxLogs)) };
}
