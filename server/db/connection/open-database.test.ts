import { expect, it } from "vitest";
import { freePort } from "../../../test/programs/free-port.ts";
import { OperatorError } from "../../operator-error.ts";
import { openDatabase } from "./open-database.ts";

it("reports in Polish that no server answers, without the password", async () => {
  const DATABASE_URL = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`;
  const failure = await openDatabase({ DATA_DIR: "", DATABASE_URL }).catch((error) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect(failure.message).toBe(
    "Baza PostgreSQL jest niedostępna: serwer nie przyjmuje połączeń. Sprawdź DATABASE_URL.",
  );
  expect(failure.stack).not.toContain("secret");
});
