import { checkStatuses } from "../../shop/order/baselinker/warehouse-statuses.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import { shopCommand } from "../../shop/shop-command.ts";
import type { Baselinker } from "../baselinker/client/baselinker.ts";
import { findingsFor, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("zamówienia w BaseLinkerze");

type Config = Pick<ShopConfig, "warehouseOrders" | "warehouseStatuses" | "deliveryOptions">;

const advice = `Statusy konta i propozycję pokazuje: ${shopCommand} baselinker statuses`;

export async function checkOrderStatuses(
  baselinker: Pick<Baselinker, "orderStatuses" | "journal">,
  config: Config,
): Promise<Finding[]> {
  if (!config.warehouseOrders) return [];
  if (!config.warehouseStatuses)
    return [warning("Sklep nie słyszy, co się tam z nimi dzieje", advice)];
  const { unknown, missing } = checkStatuses(config, await baselinker.orderStatuses());
  const names = unknown.map((name) => `„${name}”`).join(", ");
  return [
    ...(unknown.length > 0 ? [bad(`warehouseStatuses: nie ma statusu ${names}`, advice)] : []),
    ...(missing.length > 0
      ? [warning(`warehouseStatuses: bez statusu są ${missing.join(", ")}`, advice)]
      : []),
    ...(unknown.length + missing.length === 0 ? [good("Wszystkie kroki mają statusy")] : []),
    ...((await baselinker.journal(0)).length > 0 ? [] : [silentJournal]),
  ];
}

const silentJournal = warning(
  "Dziennik zdarzeń jest wyłączony albo pusty od trzech dni",
  "Poproś wsparcie BaseLinkera (pomoc w panelu), aby włączyło na koncie metodę API getJournalList. Bez niej sklep przegląda wszystkie otwarte zamówienia co kilka minut.",
);
