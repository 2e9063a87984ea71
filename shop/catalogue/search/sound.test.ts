import { describe, expect, test } from "vitest";
import { normalize } from "../../text/normalize.ts";
import { soundOfStem, stemAsHeard } from "./sound.ts";

const soundOf = (word: string) => soundOfStem(stemAsHeard(normalize(word)));

describe("the sound of a word", () => {
  test.each([
    "wózek wuzek wozki wuzkuw wuskami",
    "klocki klocków klockuw klockuf klocek klockah",
    "puzzle puzle puzli puzzlami",
    "grzechotka gżechotka grzehotka gżehotkę",
    "książka ksionszka ksiaszka ksionżkę książek",
    "krzesło kszesło kżesła",
    "przyjaciel pszyjaciel",
    "łódka łutka lódek",
    "żółw rzółw żułf",
    "ząb zomb",
    "kąpiel kompiel",
    "węgorz wengoż",
    "bębenek bembenek",
    "hulajnoga chulajnoga",
    "ślimak szlimak",
    "pluszowych pluszowyh pluszofe",
  ])("is the same for all of: %s", (spellings) => {
    expect([...new Set(spellings.split(" ").map(soundOf))]).toHaveLength(1);
  });

  test.each([
    ["lalka", "latka"],
    ["miś", "mysz"],
    ["kot", "koc"],
    ["kaczka", "kaska"],
    ["gra", "kra"],
    ["rower", "robot"],
    ["pies", "piec"],
    ["lego", "lekki"],
  ])("distinguishes %s from %s", (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});
