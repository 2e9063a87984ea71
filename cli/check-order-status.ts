import { deliveryOptions, warehouseOrders, warehouseStatuses } from "../shop.config.ts";
import type { Env } from "../server/env.ts";
import {
  findMissingSteps,
  mapStatuses,
  type AccountStatus,
} from "../shop/order/baselinker/warehouse-statuses.ts";
import { readStatuses } from "./catalogue/read-statuses.ts";

type Result = { mistakes: string[]; notes: string[] };

/** Asks BaseLinker whether it has the configured statuses; an outage is no mistake. */
export async function checkOrderStatus(env: Env): Promise<Result> {
  const { BASELINKER_TOKEN: token } = env;
  if (token === undefined || (!warehouseOrders && !warehouseStatuses))
    return { mistakes: [], notes: [] };
  const read = await readStatuses(env, token);
  if ("problem" in read)
    return { mistakes: [], notes: [`Statusów BaseLinkera nie sprawdzono: ${read.problem}`] };
  const mistakes = findMistakes(read.statuses);
  const known = read.statuses.map(({ id, name }) => `    ${id}  ${name}`);
  return {
    mistakes: mistakes.length > 0 ? [...mistakes, "  Konto ma statusy:", ...known] : [],
    notes: noteMissing(),
  };
}

function findMistakes(statuses: readonly AccountStatus[]): string[] {
  const statusId = warehouseOrders?.statusId;
  const hasStatus = statusId === undefined || statuses.some(({ id }) => id === String(statusId));
  const { unknown } = mapStatuses(warehouseStatuses ?? {}, statuses);
  const names = unknown.map((name) => `„${name}”`).join(", ");
  return [
    ...(hasStatus ? [] : [`  my/shop.config.ts, warehouseOrders.statusId: nie ma ${statusId}`]),
    ...(names ? [`  my/shop.config.ts, warehouseStatuses: nie ma statusu ${names}`] : []),
  ];
}

function noteMissing(): string[] {
  if (!warehouseStatuses) return [];
  const offersPickup = deliveryOptions.some(({ fulfilment }) => fulfilment === "pickup");
  const missing = findMissingSteps(warehouseStatuses, { offersPickup });
  return missing.length > 0 ? [`warehouseStatuses: bez statusu są ${missing.join(", ")}`] : [];
}
