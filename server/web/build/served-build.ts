import { join, resolve } from "node:path";
import { buildCommand } from "../../../shop/shop-command.ts";
import { findServableBuild, isUpToDate } from "./build-inputs.ts";

const option = "--build=";

export const buildArguments = (build: string) => [`${option}${build}`];

const chosen = findArgument();

export const servedBuild = chosen ?? findServableBuild() ?? endWithoutBuild();

export const isServedOutdated = chosen === undefined && !isUpToDate(servedBuild);

/**
 * The owner's folder as it was when the shop was built, so that the server agrees with the pages:
 * import this file before anything reads `shop.config.ts`.
 */
process.env.MY_DIR = join(servedBuild, "my");

function findArgument(): string | undefined {
  const argument = process.argv.find((word) => word.startsWith(option));
  return argument && resolve(argument.slice(option.length));
}

function endWithoutBuild(): never {
  console.error(`Sklep nie jest jeszcze zbudowany w tej wersji. Zbuduj go: ${buildCommand}`);
  process.exit(1);
}
