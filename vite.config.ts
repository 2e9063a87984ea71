import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

const configFile = join(import.meta.dirname, "shop.config.ts");

/** Puts the values of `shop.config.ts` into the bundles: a browser cannot read `my/`. */
export const shopConfigValues: Plugin = {
  name: "shop-config-values",
  async load(id) {
    if (id !== configFile) return undefined;
    const config = (await import(pathToFileURL(configFile).href)) as Record<string, unknown>;
    return Object.entries(config)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
};

/** The browser's code; `build.ts` builds the server's with the same plugin. */
export default defineConfig({
  plugins: [shopConfigValues],
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["app/islands/start.ts", "app/islands/bootstrap.ts"] },
  },
});
