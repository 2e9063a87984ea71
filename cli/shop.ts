import { OperatorError } from "../server/operator-error.ts";
import { parseAsked, UsageError, type Command } from "./command.ts";
import { commands } from "./commands.ts";
import { explainCommand, listCommands } from "./help.ts";

const groups = commands.map((command) => wordsOf(command)[0]!);

/** `npm run shop -- COMMAND`: the owner's commands, also while the shop runs. */
process.exitCode = await obey(process.argv.slice(2));

async function obey(args: readonly string[]): Promise<number> {
  const command = findCommand(args);
  if (args.includes("--help")) {
    console.log(command ? explainCommand(command) : listCommands(commandsUnder(args)));
    return 0;
  }
  if (!command) return refuseUnknown(args);
  try {
    return await command.run(parseAsked(command, args.slice(wordsOf(command).length)));
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message, explainCommand(command));
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function findCommand(args: readonly string[]): Command | undefined {
  return commands.find((command) => wordsOf(command).every((word, at) => args[at] === word));
}

function wordsOf({ name }: Command): string[] {
  return name.split(" ");
}

function refuseUnknown(args: readonly string[]): number {
  const list = listCommands(commandsUnder(args));
  const written = args.filter((word) => !word.startsWith("-")).slice(0, 2);
  if (written.length === 0 || groups.includes(written.join(" "))) return refuse(list);
  return refuse(`Nie ma polecenia „${written.join(" ")}”.`, list);
}

/** Returns the commands of a group such as `orders`, or all. */
function commandsUnder([group]: readonly string[]): readonly Command[] {
  const under = commands.filter((command) => wordsOf(command)[0] === group);
  return under.length > 0 ? under : commands;
}

function refuse(...lines: string[]): number {
  console.error(lines.join("\n"));
  return 2;
}
