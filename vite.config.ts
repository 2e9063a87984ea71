import { defineConfig } from "vite";

/** The browser's code; `build.ts` builds the server's with the same settings. */
export default defineConfig({
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["app/islands/start.ts", "app/islands/bootstrap.ts"] },
  },
});
