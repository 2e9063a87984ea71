import * as shopConfig from "../../shop.config.ts";
import { readEnv } from "../../server/env.ts";
import { OperatorError } from "../../server/operator-error.ts";
import {
  checkStatuses,
  listStatusNames,
  proposeStatuses,
  warehouseSteps,
  type WarehouseStatuses,
} from "../../shop/order/baselinker/warehouse-statuses.ts";
import type { Command } from "../run/command.ts";
import { print, printJson } from "../output/terminal.ts";
import { readStatuses } from "./read-statuses.ts";

/** Lists the account's statuses with what they mean to the shop, and a proposal to copy. */
export const baselinkerStatuses: Command = {
  name: "baselinker statuses",
  about: "pokazuje statusy zamówień w BaseLinkerze i proponuje warehouseStatuses do skopiowania",
  async run({ json }) {
    const env = readEnv(process.env);
    const { BASELINKER_TOKEN: token } = env;
    if (token === undefined)
      throw new OperatorError("Brak BASELINKER_TOKEN: nie wiadomo, które konto zapytać.");
    const read = await readStatuses(env, token);
    if ("problem" in read) throw new OperatorError(read.problem);
    const { statuses } = read;
    const { steps, unknown, missing } = checkStatuses(shopConfig, statuses);
    const proposal = proposeStatuses(statuses);
    const listed = statuses.map(({ id, name }) => ({ id, name, step: steps.get(id) ?? null }));
    if (json) printJson({ statuses: listed, missing, unknown, proposal });
    else
      print([
        "Statusy zamówień w BaseLinkerze:",
        ...listed.map(({ id, name, step }) => `  ${id}  ${name}${step ? ` → ${step}` : ""}`),
        ...unknown.map((name) => `Nie ma statusu „${name}” z warehouseStatuses.`),
        ...(missing.length > 0 ? [`Bez statusu: ${missing.join(", ")}.`] : []),
        "Propozycja do my/shop.config.ts; sprawdź ją, zanim skopiujesz:",
        ...describeProposal(proposal),
      ]);
    return unknown.length > 0 ? 1 : 0;
  },
};

function describeProposal(proposal: WarehouseStatuses): string[] {
  const lines = warehouseSteps.map((step) => {
    const names = listStatusNames(proposal[step]);
    if (names.length === 0) return `  // ${step}: "",`;
    const quoted = names.map((name) => JSON.stringify(name)).join(", ");
    return `  ${step}: ${names.length === 1 ? quoted : `[${quoted}]`},`;
  });
  return ["export const warehouseStatuses = {", ...lines, "};"];
}
