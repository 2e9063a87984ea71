import type { Command } from "./command.ts";
import { alignColumns } from "../output/terminal.ts";
import { shopCommand } from "../../shop/shop-command.ts";

export function listCommands(commands: readonly Command[]): string {
  const rows = commands.map((command) => [usageOf(command), command.about]);
  return [
    `Użycie: ${shopCommand} POLECENIE [--json]`,
    ...alignColumns(rows).map((line) => `  ${line}`),
    "Więcej o poleceniu: dopisz --help. Opcja --json daje wynik dla programów,",
    "a --env-file=PLIK czyta ustawienia z pliku.",
  ].join("\n");
}

export function explainCommand(command: Command): string {
  const { about, options = {}, examples = [] } = command;
  const rows = Object.entries(options).map(([name, { value, about: why }]) => [
    `--${name}${value ? ` ${value}` : ""}`,
    why,
  ]);
  return [
    `Użycie: ${shopCommand} ${usageOf(command)}${rows.length > 0 ? " [OPCJE]" : ""} [--json]`,
    `  ${about}`,
    ...alignColumns(rows).map((line) => `  ${line}`),
    ...(examples.length > 0 ? ["Na przykład:"] : []),
    ...examples.map((example) => `  ${shopCommand} ${example}`),
  ].join("\n");
}

function usageOf({ name, positionals = [] }: Command): string {
  return [name, ...positionals].join(" ");
}
