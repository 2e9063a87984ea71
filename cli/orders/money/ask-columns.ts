import { OperatorError } from "../../../server/operator-error.ts";
import type { Columns } from "../../../shop/payment/statement/csv/columns.ts";
import { askLines, confirm, type Terminal } from "../../output/confirm.ts";
import { print } from "../../output/terminal.ts";

const questions = {
  date: "Numer kolumny z datą:",
  title: "Z tytułem przelewu:",
  sender: "Z nadawcą (Enter, gdy jej nie ma):",
  credit: "Z kwotą wpływu:",
  debit: "Z kwotą wypływu (Enter, gdy stoi w tej samej):",
  direction: "Ze słowem, czy to wpływ, np. Uznanie (Enter, gdy jej nie ma):",
  signed: "Czy przy kwocie wypływu jest minus? [t/N]",
};

const unnamed: Columns = {
  date: [],
  sums: { amount: -1 },
  currency: undefined,
  namedCurrency: undefined,
  state: undefined,
  direction: [],
  type: [],
  title: [],
  sender: [],
  isSigned: false,
  listsSenders: false,
};

/** Shows rows and asks which column is what. @throws OperatorError */
export async function askForColumns(
  sample: readonly (readonly string[])[],
  terminal?: Terminal,
): Promise<Columns> {
  const rows = sample.flatMap((cells) => [
    "",
    ...cells.map((cell, index) => `  ${index + 1}: ${cell || "(puste)"}`),
  ]);
  print(["Sklep nie zna układu tego pliku. Tak wyglądają jego wiersze:", ...rows], console.error);
  const answers = await askLines(Object.values(questions), terminal);
  const width = Math.max(...sample.map((cells) => cells.length));
  const [date, title, sender, credit, debit, direction] = answers.map((text) =>
    parseColumn(text, width),
  );
  if (date === undefined || title === undefined || credit === undefined)
    throw new OperatorError(
      "Nic nie zaksięgowano. Sklep musi wiedzieć, gdzie jest data, tytuł i kwota. Uruchom polecenie jeszcze raz.",
    );
  return {
    ...unnamed,
    date: [date],
    sums: debit === undefined || debit === credit ? { amount: credit } : { credit, debit },
    direction: direction === undefined ? [] : [direction],
    title: [title],
    sender: sender === undefined ? [] : [sender],
    isSigned: /^t(ak)?$/i.test(answers.at(-1)!),
  };
}

/** Asks what headings do not say. */
export async function askForSigns(terminal?: Terminal): Promise<Columns> {
  const question =
    "Plik nie mówi, co jest wpływem, a co wypływem. Czy ten bank pisze przy kwocie wypływu minus?";
  return { ...unnamed, isSigned: await confirm(question, terminal) };
}

function parseColumn(text: string, width: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= width ? number - 1 : undefined;
}
