import { endOfNextWorkingDay, isWorkingDay } from "../../time/working-days.ts";
import { hourMs } from "../../time/durations.ts";

/**
 * Until when the terms promise a confirmation: `replyHours` after the order, or, when that is on a
 * day off, until the end of the next working day.
 */
export function confirmationDeadline(acceptedAt: number, replyHours: number): number {
  const at = acceptedAt + replyHours * hourMs;
  return isWorkingDay(at) ? at : endOfNextWorkingDay(at);
}
