import {
  mapStatuses,
  type AccountStatus,
  type WarehouseStatuses,
} from "../../../shop/order/baselinker/warehouse-statuses.ts";
import {
  getOrderState,
  isPickup,
  type OrderRecord,
  type OrderState,
} from "../../../shop/order/status/order-timeline.ts";
import { minuteMs } from "../../../shop/time/durations.ts";
import type { Baselinker } from "../client/baselinker.ts";

const maxAgeMs = 10 * minuteMs;

export type Statuses = ReturnType<typeof explainStatuses>;

type Config = { configured: WarehouseStatuses; settings: { statusId: number } };

export function rememberStatuses(config: Config, now: () => number) {
  let known: { at: number; statuses: Statuses } | undefined;
  return async (baselinker: Baselinker): Promise<Statuses> => {
    if (!known || now() - known.at > maxAgeMs)
      known = { at: now(), statuses: explainStatuses(await baselinker.orderStatuses(), config) };
    return known.statuses;
  };
}

function explainStatuses(list: readonly AccountStatus[], { configured, settings }: Config) {
  const { steps, ids } = mapStatuses(configured, list);
  const initial = String(settings.statusId);
  return {
    /** Undefined for a status that is not mapped. */
    stateOf(status: string): OrderState | undefined {
      const step = steps.get(status);
      if (step) return step === "ready" ? "dispatched" : step;
      return status === initial ? "accepted" : undefined;
    },
    nameOf: (status: string) => list.find(({ id }) => id === status)?.name ?? status,
    /** Undefined where the owner has named none. */
    statusOf({ order, timeline }: OrderRecord): string | undefined {
      const state = getOrderState(timeline);
      if (state === "accepted") return initial;
      return ids[state === "dispatched" && isPickup(order) ? "ready" : state];
    },
  };
}
