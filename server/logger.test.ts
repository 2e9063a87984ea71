import { expect, it } from "vitest";
import { createLogger } from "./logger.ts";

it("logs the error without the row that the database repeats", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const details = { code: "23502", detail: "Failing row contains (Anna Żółć, anna@poczta.pl)" };
  log.error({ err: Object.assign(new Error("null value in column"), details) }, "page failed");
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: "page failed",
    err: { type: "Error", message: "null value in column", code: "23502" },
  });
  expect(lines[0]).toContain("logger.test.ts");
  expect(lines[0]).not.toContain("anna@");
});
