import { parseArgs, type ParseArgsOptionDescriptor } from "node:util";

/** A line of the table in `commands.ts`: something the owner may ask of the shop. */
export type Command = {
  /** The words that call it, e.g. `orders list`. */
  name: string;
  /** In Polish, short enough for one line. */
  about: string;
  /** What follows the name, e.g. `NUMER`; in brackets what may be left out: `[ID]`. */
  words?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  /** What stands after `npm run shop --`. */
  examples?: readonly string[];
  /**
   * Prints the answer and returns the exit code: 0 done, 1 failed.
   * @throws UsageError when it was called wrongly: exit code 2.
   */
  run: (asked: Asked) => Promise<number>;
};

type Option = {
  /** What its value is called in Polish, e.g. `PRZEWOŹNIK`; without one it is a flag. */
  value?: string;
  about: string;
};

/** What the owner wrote after the command's name. */
export type Asked = {
  words: readonly string[];
  /** Values of options by name. */
  values: Readonly<Record<string, string | undefined>>;
  /** Names of the flags that were given. */
  flags: ReadonlySet<string>;
  json: boolean;
};

/** Says in Polish what is wrong with the words of a command. */
export class UsageError extends Error {}

/** @throws UsageError */
export function parseAsked(command: Command, args: readonly string[]): Asked {
  const { positionals, values } = parseWords(command, args);
  const { words = [] } = command;
  const needed = words.filter((word) => !word.startsWith("["));
  if (positionals.length < needed.length) {
    throw new UsageError(`Brakuje: ${needed.slice(positionals.length).join(", ")}.`);
  }
  if (positionals.length > words.length) {
    throw new UsageError(`Za dużo słów: ${positionals.slice(words.length).join(" ")}`);
  }
  const given = Object.entries(values);
  return {
    words: positionals,
    values: Object.fromEntries(given.filter(isText)),
    flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
    json: values.json === true,
  };
}

function isText(each: [string, unknown]): each is [string, string] {
  return typeof each[1] === "string";
}

function parseWords({ options = {} }: Command, args: readonly string[]) {
  const known: Record<string, ParseArgsOptionDescriptor> = { json: { type: "boolean" } };
  for (const [name, { value }] of Object.entries(options)) {
    known[name] = { type: value ? "string" : "boolean" };
  }
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: known });
  } catch (error) {
    throw inPolish(error);
  }
}

/** Node says in English what is wrong with an option. */
function inPolish(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(?:-\w, )?(-[^'\s]*)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return new UsageError(`Nieznana opcja: ${option}`);
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return error;
  if (message.includes("does not take")) return new UsageError(`Opcja ${option} jest bez wartości`);
  return new UsageError(`Opcja ${option} potrzebuje wartości`);
}
