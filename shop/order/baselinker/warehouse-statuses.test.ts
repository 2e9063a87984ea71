import { describe, expect, it } from "vitest";
import { findMissingSteps, mapStatuses, proposeStatuses } from "./warehouse-statuses.ts";

const statuses = [
  { id: "1", name: "Nowe zamówienia" },
  { id: "2", name: "Do wysłania" },
  { id: "3", name: "Wysłane" },
  { id: "4", name: "Gotowe do odbioru" },
  { id: "5", name: "Zakończone" },
  { id: "6", name: "Anulowane" },
  { id: "7", name: "W drodze" },
];

describe("the account's statuses", () => {
  it("are found by name, however it is typed, or by id", () => {
    const configured = { confirmed: "do wyslania", dispatched: [3, "W drodze"], cancelled: "6" };
    const { steps, ids, unknown } = mapStatuses(configured, statuses);
    expect(Object.fromEntries(steps)).toEqual({
      2: "confirmed",
      3: "dispatched",
      7: "dispatched",
      6: "cancelled",
    });
    expect(ids).toEqual({ confirmed: "2", dispatched: "3", cancelled: "6" });
    expect(unknown).toEqual([]);
  });

  it("that do not exist are named, and nothing is guessed", () => {
    const { steps, unknown } = mapStatuses({ confirmed: ["Brak", 99] }, statuses);
    expect([...steps]).toEqual([]);
    expect(unknown).toEqual(["Brak", 99]);
  });

  it("are proposed by their names", () => {
    expect(proposeStatuses(statuses)).toEqual({
      confirmed: ["Do wysłania"],
      dispatched: ["Wysłane", "W drodze"],
      ready: ["Gotowe do odbioru"],
      completed: ["Zakończone"],
      cancelled: ["Anulowane"],
    });
  });

  it("leave out steps, of which ready matters with pickup alone", () => {
    const configured = { confirmed: "x", dispatched: [], completed: 5, cancelled: 6 };
    expect(findMissingSteps(configured, { offersPickup: false })).toEqual(["dispatched"]);
    expect(findMissingSteps(configured, { offersPickup: true })).toEqual(["dispatched", "ready"]);
  });
});
