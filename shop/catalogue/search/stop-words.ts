import { normalize } from "../../text/normalize.ts";
import { stem } from "./stem.ts";

const functionWords =
  "a albo aby bez być chcę co coś czy dla do gdzie i ich ile jak jaka jaki jakie jakiś jest jego jej " +
  "kiedy który ku lub ma mam mi moja moje mój może można na nad nie o od on ona oraz po pod przed " +
  "przez przy się są szukam ta tak taki te ten to twoja twój u w we z za ze żeby że";

const genericWords = "cena dobry fajny kupić ładny najlepszy polecany produkt sklep tani zabawka";

const stopWords = new Set(functionWords.split(" ").map(normalize));
const genericStems = new Set(genericWords.split(" ").map((word) => stem(normalize(word))));

export function isStopWord(word: string): boolean {
  return stopWords.has(word) || genericStems.has(stem(word));
}

export function listSignificantWords(text: string): string[] {
  const words = normalize(text).split(" ");
  return words.filter((word) => word && !isStopWord(word));
}
