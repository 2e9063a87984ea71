import { OperatorError } from "../../../server/operator-error.ts";
import type { Columns } from "../../../shop/payment/statement/csv/columns.ts";
import { askLines } from "../../output/confirm.ts";
import { print } from "../../output/terminal.ts";

const questions = {
  date: "Data? Numer kolumny:",
  title: "Tytuł przelewu? Numer kolumny:",
  sender: "Nadawca? Numer kolumny, Enter, gdy go nie ma:",
  credit: "Kwota wpływu? Numer kolumny:",
  debit: "Kwota wypływu? Numer kolumny, Enter, gdy stoi w tej samej:",
  direction: "Kolumna, która mówi, czy to wpływ (np. uznanie)? Numer, Enter, gdy jej nie ma:",
  signed: "Czy wypływy mają przy kwocie minus? [t/N]",
};

/** Shows rows and asks which column is what. @throws OperatorError */
export async function askForColumns(sample: readonly (readonly string[])[]): Promise<Columns> {
  const rows = sample.map((cells) =>
    cells.map((cell, index) => `  ${index + 1}: ${cell || "(puste)"}`).join("\n"),
  );
  print(
    ["Sklep nie zna układu tego pliku. Tak wyglądają jego wiersze:", rows.join("\n\n")],
    console.error,
  );
  const answers = await askLines(Object.values(questions));
  const answer = (name: keyof typeof questions) =>
    answers[Object.keys(questions).indexOf(name)] ?? "";
  const width = Math.max(...sample.map((cells) => cells.length));
  const index = (name: keyof typeof questions) => parseColumn(answer(name), width);
  const [date, title, credit] = [index("date"), index("title"), index("credit")];
  if (date === undefined || title === undefined || credit === undefined)
    throw new OperatorError("Nic nie zaksięgowano. Bez kolumn z datą, tytułem i kwotą nie da się.");
  const [sender, debit, direction] = [index("sender"), index("debit"), index("direction")];
  return {
    date: [date],
    sums: debit === undefined || debit === credit ? { amount: credit } : { credit, debit },
    currency: undefined,
    namedCurrency: undefined,
    state: undefined,
    direction: direction === undefined ? [] : [direction],
    type: [],
    title: [title],
    sender: sender === undefined ? [] : [sender],
    isSigned: /^t(ak)?$/i.test(answer("signed")),
    listsSenders: false,
  };
}

function parseColumn(text: string, width: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= width ? number - 1 : undefined;
}
