import type { Command } from "./command.ts";
import { shopCommand } from "../../shop/shop-command.ts";

export function listCommands(commands: readonly Command[]): string {
  const lines = commands.map((command) => [usageOf(command), command.about] as const);
  const width = Math.max(...lines.map(([call]) => call.length));
  return [
    `Użycie: ${shopCommand} POLECENIE [--json]`,
    ...lines.map(([call, about]) => `  ${call.padEnd(width)}  ${about}`),
    "Więcej o poleceniu: dopisz --help. Opcja --json daje wynik dla programów,",
    "a --env-file=PLIK czyta ustawienia z pliku.",
  ].join("\n");
}

export function explainCommand(command: Command): string {
  const { about, options = {}, examples = [] } = command;
  const lines = Object.entries(options).map(
    ([name, { value, about: why }]) => [`--${name}${value ? ` ${value}` : ""}`, why] as const,
  );
  const width = Math.max(...lines.map(([option]) => option.length), 0);
  return [
    `Użycie: ${shopCommand} ${usageOf(command)}${lines.length > 0 ? " [OPCJE]" : ""} [--json]`,
    `  ${about}`,
    ...lines.map(([option, why]) => `  ${option.padEnd(width)}  ${why}`),
    ...(examples.length > 0 ? ["Na przykład:"] : []),
    ...examples.map((example) => `  ${shopCommand} ${example}`),
  ].join("\n");
}

function usageOf({ name, positionals = [] }: Command): string {
  return [name, ...positionals].join(" ");
}
