import { parseArgs, type ParseArgsOptionDescriptor } from "node:util";

/** A command of the owner, listed in `commands.ts`. */
export type Command = {
  /** The words of the command, e.g. `orders list`. */
  name: string;
  /** In Polish, one line. */
  about: string;
  /** Positional arguments, e.g. `NUMER`; optional ones: `[ID]`; the last one may repeat: `NUMER...` */
  positionals?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  /** Arguments after `latawiec` or `npm run shop --`. */
  examples?: readonly string[];
  /**
   * Prints the result; returns the exit code where it is not 0.
   * @throws OperatorError (exit code 1), UsageError for invalid arguments (exit code 2)
   */
  run: (parsed: ParsedArgs) => Promise<number | void>;
};

type Option = {
  /** Name of the value in Polish, e.g. `PRZEWOŹNIK`; an option without one is a flag. */
  value?: string;
  about: string;
};

/** The parsed arguments. */
export type ParsedArgs = {
  positionals: readonly string[];
  /** Values of options by name. */
  values: Readonly<Record<string, string | undefined>>;
  /** Names of the flags that are set. */
  flags: ReadonlySet<string>;
  json: boolean;
};

/** Invalid arguments, with a message in Polish. */
export class UsageError extends Error {}

/** @throws UsageError */
export function parseCommandArgs(command: Command, args: readonly string[]): ParsedArgs {
  const { positionals: given, values } = parseRawArgs(command, args);
  const { positionals = [] } = command;
  const required = positionals.filter((word) => !word.startsWith("["));
  if (given.length < required.length) {
    throw new UsageError(`Brakuje: ${required.slice(given.length).join(", ")}.`);
  }
  if (given.length > positionals.length && !positionals.at(-1)?.includes("...")) {
    throw new UsageError(`Za dużo słów: ${given.slice(positionals.length).join(" ")}`);
  }
  const entries = Object.entries(values);
  return {
    positionals: given,
    values: Object.fromEntries(entries.filter(isText)),
    flags: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
    json: values.json === true,
  };
}

function isText(each: [string, unknown]): each is [string, string] {
  return typeof each[1] === "string";
}

function parseRawArgs({ options = {} }: Command, args: readonly string[]) {
  const knownOptions: Record<string, ParseArgsOptionDescriptor> = { json: { type: "boolean" } };
  for (const [name, { value }] of Object.entries(options)) {
    knownOptions[name] = { type: value ? "string" : "boolean" };
  }
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: knownOptions });
  } catch (error) {
    throw translateError(error);
  }
}

/** Translates the errors of Node's `parseArgs`. */
function translateError(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(?:-\w, )?(-[^'\s]*)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return new UsageError(`Nieznana opcja: ${option}`);
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return error;
  if (message.includes("does not take")) return new UsageError(`Opcja ${option} jest bez wartości`);
  return new UsageError(`Opcja ${option} potrzebuje wartości`);
}
