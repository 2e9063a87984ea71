import { createBaselinker } from "../server/baselinker/client/baselinker.ts";
import { BaselinkerFailure } from "../server/baselinker/client/failure.ts";
import { problemOf } from "../server/baselinker/sync/result.ts";
import { connectionOptions } from "../server/baselinker/sync/sync-options.ts";
import type { Env } from "../server/env.ts";
import {
  findMissingSteps,
  mapStatuses,
  type AccountStatus,
  type WarehouseStatuses,
} from "../shop/order/baselinker/warehouse-statuses.ts";
import type { DeliveryOption, WarehouseOrders } from "../shop/shop-config.ts";

type Config = {
  warehouseOrders: WarehouseOrders | undefined;
  warehouseStatuses: WarehouseStatuses | undefined;
  deliveryOptions: readonly DeliveryOption[];
};
type Result = { mistakes: string[]; notes: string[] };

/** Asks BaseLinker whether it has the configured statuses; an outage is no mistake. */
export async function checkOrderStatus(env: Env, config: Config): Promise<Result> {
  const { BASELINKER_TOKEN: token } = env;
  const statusId = config.warehouseOrders?.statusId;
  const mapping = config.warehouseStatuses;
  if (token === undefined || (statusId === undefined && !mapping))
    return { mistakes: [], notes: [] };
  const options = { ...connectionOptions(env, token), acquireCall: async () => {} };
  try {
    const statuses = await createBaselinker(options).orderStatuses();
    const mistakes = findMistakes(statuses, statusId, mapping);
    const known = statuses.map(({ id, name }) => `    ${id}  ${name}`);
    return {
      mistakes: mistakes.length > 0 ? [...mistakes, "  Konto ma statusy:", ...known] : [],
      notes: mapping ? noteMissing(mapping, config.deliveryOptions) : [],
    };
  } catch (error) {
    if (!(error instanceof BaselinkerFailure)) throw error;
    return { mistakes: [], notes: [`Statusów BaseLinkera nie sprawdzono: ${problemOf(error)}`] };
  }
}

function findMistakes(
  statuses: readonly AccountStatus[],
  statusId: number | undefined,
  mapping: WarehouseStatuses | undefined,
): string[] {
  const hasStatus = statusId === undefined || statuses.some(({ id }) => id === String(statusId));
  const { unknown } = mapStatuses(mapping ?? {}, statuses);
  const names = unknown.map((name) => `„${name}”`).join(", ");
  return [
    ...(hasStatus ? [] : [`  my/shop.config.ts, warehouseOrders.statusId: nie ma ${statusId}`]),
    ...(names ? [`  my/shop.config.ts, warehouseStatuses: nie ma statusu ${names}`] : []),
  ];
}

function noteMissing(mapping: WarehouseStatuses, options: readonly DeliveryOption[]): string[] {
  const offersPickup = options.some(({ fulfilment }) => fulfilment === "pickup");
  const missing = findMissingSteps(mapping, { offersPickup });
  return missing.length > 0 ? [`warehouseStatuses: bez statusu są ${missing.join(", ")}`] : [];
}
