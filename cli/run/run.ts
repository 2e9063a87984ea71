import { explainFullDisk } from "../../server/files/full-disk.ts";
import { OperatorError } from "../../server/operator-error.ts";
import { assertSettings } from "./assert-settings.ts";
import { parseCommandArgs, UsageError, type Command } from "./command.ts";
import { commands } from "../commands.ts";
import { explainCommand, listCommands } from "./help.ts";

const groups = commands.map((command) => nameParts(command)[0]!);

/** Returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const command = findCommand(args);
  if (args.includes("--help")) {
    console.log(command ? explainCommand(command) : listCommands(commandsUnder(args)));
    return 0;
  }
  if (!command) return failUnknown(args);
  try {
    const parsed = parseCommandArgs(command, args.slice(nameParts(command).length));
    if (command.name !== "init") assertSettings(process.env);
    return (await command.run(parsed)) ?? 0;
  } catch (error) {
    if (error instanceof UsageError) return failUsage(error.message, explainCommand(command));
    const explained = explainFullDisk(error);
    if (!(explained instanceof OperatorError)) throw explained;
    console.error(explained.message);
    return 1;
  }
}

function findCommand(args: readonly string[]): Command | undefined {
  return commands.find((command) => nameParts(command).every((word, at) => args[at] === word));
}

function nameParts({ name }: Command): string[] {
  return name.split(" ");
}

function failUnknown(args: readonly string[]): number {
  const list = listCommands(commandsUnder(args));
  const typed = args.filter((word) => !word.startsWith("-")).slice(0, 2);
  if (typed.length === 0 || groups.includes(typed.join(" "))) return failUsage(list);
  return failUsage(`Nie ma polecenia „${typed.join(" ")}”.`, list);
}

/** Returns the commands of a group such as `orders`, or all. */
function commandsUnder([group]: readonly string[]): readonly Command[] {
  const under = commands.filter((command) => nameParts(command)[0] === group);
  return under.length > 0 ? under : commands;
}

function failUsage(...lines: string[]): number {
  console.error(lines.join("\n"));
  return 2;
}
