import { expect, it } from "vitest";
import { createQuietLog } from "../../test/quiet-log.ts";
import { createOutageGuard } from "./outage-guard.ts";

it("gives up an outcome that the database rejects, so that other jobs go on", async () => {
  const log = createQuietLog();
  const guard = createOutageGuard(() => 0, log);
  let writes = 0;
  const rejected = () => {
    writes += 1;
    return Promise.reject(new Error("invalid input syntax"));
  };
  await expect(guard.write(rejected)).rejects.toThrow("invalid input");
  for (let poll = 0; poll < 3; poll += 1)
    await expect(guard.writePending()).rejects.toThrow("syntax");
  await guard.writePending();
  await guard.writePending();
  expect(writes).toBe(5);
  expect(log.of("error").map(({ message }) => message)).toEqual([
    "The outcome of a background job could not be stored",
  ]);
});
