import { expect, it } from "vitest";
import { respondWithPage } from "./respond.tsx";

type Options = Parameters<typeof respondWithPage>;

it.each([
  ["GET", "goes before what other visitors read", true],
  ["POST", "does not, being a rejected form", undefined],
])("the render of an order's page by %s: %s", async (method, _, goesFirst) => {
  const turns: unknown[] = [];
  const waitForTurn = async (first?: boolean) => void turns.push(first);
  const page = { default: () => null, head: () => [] } as unknown as Options[0];
  const url = new URL("http://localhost/zamowienie/secret");
  const args = { request: new Request(url, { method }), route: { first: true }, url };
  const assets = { build: "1" } as Options[2]["assets"];
  await respondWithPage(page, args as unknown as Options[1], {
    asFragment: true,
    assets,
    renderQueue: { waitForTurn },
    logFailure: (error) => expect(error).toBeUndefined(),
  });
  expect(turns).toEqual([goesFirst]);
});
