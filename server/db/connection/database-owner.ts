import type { Store } from "../store.ts";
import { OperatorError } from "../../operator-error.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

type Deps = { settings: Pick<Store["settings"], "findOrigin" | "saveOrigin"> };

/** Records the shop's URL in its database. @throws OperatorError for the database of another shop. */
export async function claimDatabase({ settings }: Deps, origin: string): Promise<void> {
  assertOwner(await settings.findOrigin(), origin);
  await settings.saveOrigin(origin);
}

/**
 * A shop that is tried out on this machine may change its port; any other URL stays until the owner
 * changes it: on the wrong database a shop would send its customers wrong links.
 */
export function assertOwner(recorded: string | undefined, origin: string): void {
  if (recorded === undefined || recorded === origin || isLoopback(recorded)) return;
  throw new OperatorError(
    `Ta baza należy do sklepu ${recorded}, a ORIGIN to ${origin}. Popraw ORIGIN, DATA_DIR albo DATABASE_URL.\n` +
      `Jeśli sklep zmienił adres, uruchom: ${shopCommand} origin set ${origin}`,
  );
}

function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(hostname);
}
