import type { InventorySelection } from "../../db/catalogue/inventory.ts";
import { BaselinkerFailure } from "./failure.ts";
import type { Inventory, PriceGroup } from "./schemas.ts";

export type InventoryPreference = {
  inventory: string | undefined;
  priceGroup: string | undefined;
  regularPriceGroup?: string | undefined;
  warehouses: readonly string[] | undefined;
};

/** @throws BaselinkerFailure `settings`, in Polish, for a configured value the account lacks */
export function selectInventory(
  preference: InventoryPreference,
  account: { inventories: readonly Inventory[]; priceGroups: readonly PriceGroup[] },
): InventorySelection {
  const { inventories, priceGroups } = account;
  const inventory = findInventory(preference, inventories);
  const priceGroup =
    preference.priceGroup ??
    inventory.default_price_group ??
    inventory.price_groups[0] ??
    priceGroups.find((group) => group.is_default)?.price_group_id;
  checkCurrency(priceGroup, priceGroups, "BASELINKER_PRICE_GROUP");
  const { regularPriceGroup } = preference;
  if (regularPriceGroup) checkRegularPrices(regularPriceGroup, priceGroup!, priceGroups);
  const { default_warehouse, warehouses: all } = inventory;
  const warehouses = preference.warehouses ?? (default_warehouse ? [default_warehouse] : all);
  if (warehouses.length === 0)
    throw settingsFailure("Katalog nie ma magazynu. Ustaw BASELINKER_WAREHOUSES.");
  const unknown = warehouses.filter((key) => !all.includes(key));
  if (all.length > 0 && unknown.length > 0)
    throw settingsFailure(`Katalog nie ma magazynu ${unknown.join(", ")} (BASELINKER_WAREHOUSES).`);
  return {
    inventory: inventory.inventory_id,
    priceGroup: priceGroup!,
    ...(regularPriceGroup && { regularPriceGroup }),
    warehouses,
  };
}

function checkRegularPrices(id: string, priceGroup: string, groups: readonly PriceGroup[]): void {
  const setting = "BASELINKER_REGULAR_PRICE_GROUP";
  checkCurrency(id, groups, setting);
  if (id === priceGroup)
    throw settingsFailure(`Sklep sprzedaje po cenach grupy ${id}, więc ${setting} ma być inna.`);
}

function findInventory(preference: InventoryPreference, inventories: readonly Inventory[]) {
  const found = preference.inventory
    ? inventories.find(({ inventory_id }) => inventory_id === preference.inventory)
    : (inventories.find(({ is_default }) => is_default) ?? inventories[0]);
  if (found) return found;
  throw settingsFailure(
    preference.inventory
      ? `Nie ma katalogu ${preference.inventory} (BASELINKER_INVENTORY_ID).`
      : "Konto BaseLinker nie ma żadnego katalogu produktów.",
  );
}

function checkCurrency(
  id: string | undefined,
  groups: readonly PriceGroup[],
  setting: string,
): void {
  const group = groups.find(({ price_group_id }) => price_group_id === id);
  if (!group) throw settingsFailure(`Nie ma grupy cenowej ${id ?? ""} (${setting}).`);
  if (group.currency === "PLN") return;
  throw settingsFailure(
    `Grupa cenowa ${id} jest w walucie ${group.currency}, a sklep sprzedaje w PLN.`,
  );
}

function settingsFailure(message: string): BaselinkerFailure {
  return new BaselinkerFailure("settings", message);
}
