import { expect, it } from "vitest";
import type { CodeRejection } from "../../shop/order/discount/apply-code.ts";
import { limitGuesses } from "./check-code.ts";

it("counts wrong codes, and none where the shop could not look", async () => {
  let guesses = 0;
  async function takeGuess() {
    guesses += 1;
    return { admitted: true, refund: async () => void (guesses -= 1) };
  }
  const guesser = { shop: { guard: { takeGuess } }, clientIp: "5.6.7.8" } as unknown as Parameters<
    typeof limitGuesses
  >[0];
  const look = (result: () => CodeRejection["kind"] | undefined) =>
    limitGuesses(
      guesser,
      async () => result(),
      (kind) => (kind && { kind }) as CodeRejection | undefined,
    );
  await look(() => undefined);
  await look(() => "no-products");
  const away = look(() => {
    throw new Error("no database");
  });
  await expect(away).rejects.toThrow("no database");
  expect(guesses).toBe(0);
  await look(() => "unknown");
  expect(guesses).toBe(1);
});
