import { expect, it } from "vitest";
import { openCommandLine } from "../../test/programs/command-line.ts";
import { runOnTerminal } from "../../test/programs/run-command.ts";

it("dangerous commands say on a terminal whom and what they change, and change nothing without a yes", async () => {
  const { run, place, kinds, environment, store } = await openCommandLine();
  const [open, paid, cancelled] = [await place(), await place(), await place()];
  await run("orders", "paid", paid.number);
  await run("orders", "cancel", cancelled.number, "--reason", "Pomyłka");
  await run("codes", "add", "LATO", "--percent", "10", "--uses", "5");
  const before = await kinds();
  const person = `${open.customer.name}, ${open.customer.email} [t/N]`;
  const cancel = ["orders", "cancel", open.number, "--reason", "Miś jest uszkodzony."];
  const questions: [args: string[], question: string][] = [
    [
      cancel,
      `Anulować zamówienie L-1001 na 114,98 zł, wpłacono 0,00 zł? E-mail z powodem „Miś jest uszkodzony.” pójdzie do: ${person}`,
    ],
    [
      ["orders", "unpaid", paid.number],
      `Cofnąć wpłatę 114,98 zł za zamówienie L-1002? E-mail, że zamówienie znów czeka na zapłatę, pójdzie do: ${person}`,
    ],
    [
      ["orders", "reopen", cancelled.number],
      `Przywrócić zamówienie L-1003 na 114,98 zł, wpłacono 0,00 zł? E-mail o tym pójdzie do: ${person}`,
    ],
    [
      ["codes", "end", "LATO"],
      "Zakończyć kod LATO (−10%; użyto 0 z 5)? Złożone zamówienia zachowają rabat, nikt nie dostanie e-maila. [t/N]",
    ],
  ];
  await Promise.all(
    questions.map(async ([args, question]) => {
      const { err, code } = await runOnTerminal(args, environment, "n\n");
      expect([code, err]).toEqual([1, expect.stringContaining(question)]);
      expect(err).toContain("Nic nie zmieniono.");
    }),
  );
  expect(await kinds()).toEqual(before);
  expect(await store.codes.find("LATO", 15)).toMatchObject({ endedAt: undefined });
  expect(await runOnTerminal([...cancel, "--yes"], environment, "")).toEqual({ code: 0, err: "" });
  expect(await kinds()).toHaveLength(before.length + 1);
});

it("a command that would change nothing asks nothing", async () => {
  const { place, environment } = await openCommandLine();
  const { number } = await place();
  const unchanged = await runOnTerminal(["orders", "reopen", number], environment, "");
  expect(unchanged).toEqual({ code: 0, err: "" });
});
