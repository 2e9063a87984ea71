import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leanRouter } from "./vite-lean-router.ts";

export default defineConfig({
  plugins: [leanRouter(), reactRouter()],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file compresses better than several, and every page needs all of it.
            codeSplitting: { groups: [{ name: "vendor", test: /node_modules/ }] },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
});
