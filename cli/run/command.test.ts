import { describe, expect, it } from "vitest";
import { parseCommandArgs, UsageError, type Command } from "./command.ts";

const dispatch: Command = {
  name: "orders dispatch",
  about: "",
  positionals: ["NUMER", "[ID]"],
  options: { carrier: { value: "PRZEWOŹNIK", about: "" }, force: { about: "" } },
  run: async () => 0,
};

describe("command arguments", () => {
  it("are separated from options in any position", () => {
    expect(parseCommandArgs(dispatch, ["--carrier", "dpd", "L-1001", "--force", "--json"])).toEqual(
      {
        positionals: ["L-1001"],
        values: { carrier: "dpd" },
        flags: new Set(["force", "json"]),
        json: true,
      },
    );
  });

  it.each([
    ["", "Brakuje: NUMER."],
    ["L-1 x y", "Za dużo słów: y"],
    ["L-1 --forse", "Nieznana opcja: --forse"],
    ["L-1 --force=tak", "Opcja --force jest bez wartości"],
    ["L-1 --carrier", "Opcja --carrier potrzebuje wartości"],
    ["L-1 --carrier --force", "Opcja --carrier potrzebuje wartości"],
    ["L-1 -x", "Nieznana opcja: -x"],
  ])("are rejected in Polish when invalid: %s", (args, complaint) => {
    const parse = () => parseCommandArgs(dispatch, args.split(" ").filter(Boolean));
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(complaint);
  });
});
