import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * `--env-file=FILE` of every command, read by Node before anything reads the environment: import
 * this file first. Variables that are set already win.
 */
const mistakes = loadEnvFile(findEnvFile(process.argv.slice(2)));
if (mistakes.length > 0) {
  console.error(["Nie można odczytać pliku ustawień:", ...mistakes].join("\n"));
  process.exit(1);
}

export function withoutEnvFile(args: readonly string[]): string[] {
  return args.filter(
    (word, index) => !/^--env-file(=|$)/.test(word) && args[index - 1] !== "--env-file",
  );
}

function findEnvFile(args: readonly string[]): string | undefined {
  const index = args.findLastIndex((word) => /^--env-file(=|$)/.test(word));
  if (index === -1) return undefined;
  return args[index]!.includes("=") ? args[index]!.slice("--env-file=".length) : args[index + 1];
}

function loadEnvFile(file: string | undefined): string[] {
  if (file === undefined) return [];
  try {
    const text = readFileSync(file, "utf8");
    const cut = findCutValues(text);
    if (cut.length === 0) process.loadEnvFile(file);
    return cut.map((name) => `  ${file}, ${name}: wartość ze znakiem # ujmij w apostrofy: '…'`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      `  ${file}: ${code === "ENOENT" ? "nie ma takiego pliku" : `nie da się odczytać (${code})`}`,
    ];
  }
}

function findCutValues(text: string): string[] {
  const parsed = parseEnv(text);
  return [...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*([^\s'"`][^\n]*)$/gm)]
    .filter(([, name, value]) => /\S#/.test(value!) && parsed[name!] !== value!.trim())
    .map(([, name]) => name!);
}
