import * as shopConfig from "../shop.config.ts";
import { loadContent } from "./content/load-content.ts";
import { readEnv, type Env } from "./env.ts";
import { OperatorError } from "./operator-error.ts";
import { checkShopConfig } from "./shop-config/check/check-shop-config.ts";
import { checkPublicShop } from "./shop-config/public-shop.ts";

/**
 * Reads the settings after checking everything that an owner writes: configuration, environment and
 * texts.
 * @throws OperatorError listing every mistake
 */
export function readSettings(source: NodeJS.ProcessEnv): Env {
  const messages: string[] = [];
  const attempt = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      messages.push(error.message);
      return undefined;
    }
  };
  attempt(() => checkShopConfig(shopConfig));
  const env = attempt(() => readEnv(source));
  if (messages.length === 0) attempt(() => loadContent(env!));
  if (env) attempt(() => checkPublicShop(env, shopConfig));
  if (messages.length > 0) throw new OperatorError(messages.join("\n"));
  return env!;
}
