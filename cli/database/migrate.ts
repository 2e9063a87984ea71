import { openExclusively } from "../../server/db/connection/open-database.ts";
import type { Command } from "../command.ts";
import { withStore } from "../open-store.ts";

/** The start does the same; an update wants to know before it that this has worked. */
export const migrate: Command = {
  name: "migrate",
  about: "zmienia bazę do postaci z tej wersji; sklep musi być zatrzymany",
  async run({ json }) {
    const migrations = await withStore(({ store }) => store.migrations(), openExclusively);
    console.log(json ? JSON.stringify({ migrations }) : "Baza ma postać z tej wersji.");
  },
};
