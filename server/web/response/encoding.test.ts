import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=1.0, BR;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip;q=0.001", "gzip"],
  ["gzip;q=0", "identity"],
  ["deflate, xbr, brx", "identity"],
])("for Accept-Encoding %j the response is %s", (accepts, chosen) => {
  expect(chooseEncoding(accepts)).toBe(chosen);
});
