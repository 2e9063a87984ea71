import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

const configFile = join(import.meta.dirname, "shop.config.ts");

/**
 * Puts the values of `shop.config.ts` into the bundles: a browser cannot read `my/`. Each value is
 * a module of its own, so that a page loads only the values that its islands use.
 */
export const shopConfigValues: Plugin = {
  name: "shop-config-values",
  resolveId: (id) => (id.startsWith(`${configFile}?`) ? id : undefined),
  async load(id) {
    const [file, name] = id.split("?");
    if (file !== configFile) return undefined;
    const config = (await import(pathToFileURL(configFile).href)) as Record<string, unknown>;
    if (name) return `export const ${name} = ${JSON.stringify(config[name])};`;
    return Object.keys(config)
      .map((each) => `export { ${each} } from ${JSON.stringify(`${configFile}?${each}`)};`)
      .join("\n");
  },
};

/** The browser's code; `build.ts` builds the server's with the same plugin. */
export default defineConfig({
  plugins: [shopConfigValues],
  // One runtime for development, too: that of `app/jsx/`.
  oxc: { jsx: { development: false } },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["app/islands/start.ts", "app/islands/bootstrap.ts"] },
  },
});
