import * as v from "valibot";
import { BaselinkerFailure } from "./failure.ts";

export function parse<T extends v.GenericSchema>(schema: T, body: object): v.InferOutput<T> {
  return parseWith((value: object) => v.parse(schema, value), body);
}

/** A reply of the wrong shape counts as a transport error. */
export function parseWith<Rest extends unknown[], T>(
  parse: (body: object, ...rest: Rest) => T,
  body: object,
  ...rest: Rest
): T {
  try {
    return parse(body, ...rest);
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error;
    throw new BaselinkerFailure("transport", `unreadable reply: ${error.message.slice(0, 150)}`);
  }
}
