import {
  type DeliveryOption,
  type FulfilmentTimes,
  type PostalAddress,
  type Range,
} from "../../shop-config.ts";
import { formatPrice } from "../../price.ts";
import { formatHours } from "../../time/hours.ts";
import { pluralize } from "../../text/plural.ts";

export type TimeSettings = Omit<FulfilmentTimes, "dispatch" | "standard" | "terms" | "reply">;

export function createFulfilmentTimes(settings: TimeSettings): FulfilmentTimes {
  const { dispatchHours, standardDays, termsDays, replyHours } = settings;
  return {
    ...settings,
    dispatch: `${formatRange(dispatchHours)} h`,
    standard: formatWorkingDays(standardDays),
    terms: formatWorkingDays(termsDays),
    reply: formatHours(replyHours),
  };
}

export type DeliverySettings = Omit<DeliveryOption, "desc" | "time"> & { desc?: string };

/** Adds the time that follows from `workingDays`, and a description where the owner has none. */
export function createDeliveryOption(
  settings: DeliverySettings,
  pickupAddress: PostalAddress,
): DeliveryOption {
  const { fulfilment, workingDays, desc, freeFrom } = settings;
  const time = workingDays ? formatDeliveryTime(workingDays) : "po wcześniejszym umówieniu";
  const plain = desc ?? (fulfilment === "pickup" ? describePlace(pickupAddress) : time);
  return {
    ...settings,
    desc: freeFrom === undefined ? plain : `${plain}, gratis od ${formatPrice(freeFrom)}`,
    time,
  };
}

function describePlace({ street, city }: PostalAddress): string {
  return `${street}, ${city}`;
}

function formatDeliveryTime(days: Range): string {
  return days[1] === 1 ? "dostawa następnego dnia" : formatWorkingDays(days);
}

/** `1–2 dni robocze`, `1 dzień roboczy`, `3–5 dni roboczych` */
function formatWorkingDays(days: Range): string {
  const forms = ["dzień roboczy", "dni robocze", "dni roboczych"] as const;
  return pluralize(days[1], forms).replace(/^\S+/, formatRange(days));
}

function formatRange([min, max]: Range): string {
  return min === max ? `${max}` : `${min}–${max}`;
}
