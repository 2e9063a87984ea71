import type { ShopConfig } from "../../shop-config.ts";
import { normalize } from "../../text/normalize.ts";

export const warehouseSteps = [
  "confirmed",
  "dispatched",
  "ready",
  "completed",
  "cancelled",
] as const;

export type WarehouseStep = (typeof warehouseSteps)[number];

export type StatusName = string | number;

/** Where a step has several statuses, the shop sets the first. */
export type WarehouseStatuses = Partial<
  Record<WarehouseStep, StatusName | readonly StatusName[] | undefined>
>;

type StatusConfig = Pick<ShopConfig, "warehouseStatuses" | "deliveryOptions">;

export type AccountStatus = { id: string; name: string };

export function listStatusNames(names: WarehouseStatuses[WarehouseStep]): readonly StatusName[] {
  return names === undefined ? [] : [names].flat();
}

export function mapStatuses(configured: WarehouseStatuses, statuses: readonly AccountStatus[]) {
  const steps = new Map<string, WarehouseStep>();
  const ids: Partial<Record<WarehouseStep, string>> = {};
  const unknown: StatusName[] = [];
  for (const step of warehouseSteps)
    for (const name of listStatusNames(configured[step])) {
      const status = findStatus(name, statuses);
      if (!status) unknown.push(name);
      else {
        steps.set(status.id, step);
        ids[step] ??= status.id;
      }
    }
  return { steps, ids, unknown };
}

export function checkStatuses(
  { warehouseStatuses: configured = {}, deliveryOptions }: StatusConfig,
  statuses: readonly AccountStatus[],
) {
  const offersPickup = deliveryOptions.some(({ fulfilment }) => fulfilment === "pickup");
  const missing = findMissingSteps(configured, { offersPickup });
  return { ...mapStatuses(configured, statuses), missing };
}

function findStatus(name: StatusName, statuses: readonly AccountStatus[]) {
  const text = String(name);
  return (
    statuses.find(({ id }) => id === text) ??
    statuses.find((status) => normalize(status.name) === normalize(text))
  );
}

const patterns: readonly [WarehouseStep, RegExp][] = [
  ["cancelled", /anulow|rezygn/],
  ["completed", /zrealizowan|zakoncz|dostarcz|dorecz|odebran/],
  ["ready", /do odbioru|czeka na odbior/],
  ["confirmed", /do wyslania|do realizacji|w realizacji|potwierdz|przyjet|pakow|kompletow/],
  ["dispatched", /wyslan|nadan|w drodze|w doreczeniu/],
];

/** Guesses by name which status means which step, to be checked and copied by the owner. */
export function proposeStatuses(statuses: readonly AccountStatus[]): WarehouseStatuses {
  const proposal: Partial<Record<WarehouseStep, string[]>> = {};
  for (const { name } of statuses) {
    const step = patterns.find(([, pattern]) => pattern.test(normalize(name)))?.[0];
    if (step) (proposal[step] ??= []).push(name);
  }
  return proposal;
}

/** Returns the steps without a status; only a shop with pickup needs one for `ready`. */
export function findMissingSteps(
  configured: WarehouseStatuses,
  { offersPickup }: { offersPickup: boolean },
): WarehouseStep[] {
  return warehouseSteps.filter(
    (step) => listStatusNames(configured[step]).length === 0 && (step !== "ready" || offersPickup),
  );
}
