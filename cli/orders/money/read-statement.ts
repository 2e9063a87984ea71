import { OperatorError } from "../../../server/operator-error.ts";
import { parseStatement } from "../../../shop/payment/statement/parse-statement.ts";
import type { Statement } from "../../../shop/payment/statement/statement.ts";
import { isTerminal, type Terminal } from "../../output/confirm.ts";
import { askForColumns, askForSigns } from "./ask-columns.ts";
import type { NamedColumns } from "./named-columns.ts";

/**
 * Reads a bank's file. What a table does not say is asked once, on a terminal, and remembered for this
 * bank. @throws OperatorError
 */
export async function readStatement(
  bytes: Uint8Array,
  named: NamedColumns,
  terminal?: Terminal,
): Promise<Statement> {
  const read = parseStatement(bytes, named.find);
  if ("unknown" in read)
    throw refuse(
      `To ${read.unknown}. Pobierz z banku historię jako CSV, MT940 albo camt.053; arkusz możesz też zapisać jako CSV.`,
    );
  if ("ambiguous" in read)
    throw refuse(
      `Kolumny z kwotami (${read.ambiguous.join(", ")}) nie mówią, która to wpływy, a która wypływy. Pobierz MT940 albo nazwij je w pliku: Uznania, Obciążenia.`,
    );
  if ("entries" in read) {
    if (read.untold === undefined || !isTerminal(terminal) || named.find(read.untold)) return read;
    named.store(read.untold, await askForSigns(terminal));
  } else {
    if (!isTerminal(terminal)) throw refuse(unknownTable);
    named.store(read.fingerprint, await askForColumns(read.sample, terminal));
  }
  return readStatement(bytes, named, terminal);
}

const unknownTable =
  "Sklep nie zna układu tego pliku. Uruchom to polecenie raz w terminalu: zapyta, w której kolumnie co stoi, i zapamięta to dla tego banku. Albo pobierz z banku MT940.";

function refuse(why: string): OperatorError {
  return new OperatorError(`Nic nie zaksięgowano. ${why}`);
}
