import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leanRouter } from "./vite-lean-router.ts";

const commonParts =
  /app\/(cart\/(cart-store|cart-total\.)|root|entry\.client|layout\/(?!.*(content|navigation|choice|mark))|seo\/meta|ui\/(dialog|icon|picture|price|still|toasts?))|shop\/(cart|stored-cart|delivery|payment|price|picture)\.ts/;

/** What a visitor with a basket needs, in the drawer and on the order page. */
const orderParts = /app\/cart\/(cart-options|cart-totals|option-group)|contact\/order-(choices|summary)/;

export default defineConfig({
  plugins: [leanRouter(), reactRouter()],
  build: { assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file compresses better than several, and every page needs all of these.
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules|preload-helper|rolldown-runtime/ },
                { name: "common", test: commonParts },
                { name: "form", test: /ui\/field|shop\/customer/ },
                { name: "order", test: orderParts },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
});
