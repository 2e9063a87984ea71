import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { leanRouter } from "./vite-lean-router.ts";

/**
 * What every page needs: the framework and the shop's own frame. Not the entry: a dialog's code needs
 * these as well, and would begin the page before its own parts are there.
 */
const commonParts =
  /node_modules|preload-helper|rolldown-runtime|app\/(cart\/(cart-store|cart-total\.)|root|layout\/(?!.*(content|navigation|choice|mark))|seo\/meta|ui\/(dialog|icon|picture|price|still|toasts?))|shop\/(cart|stored-cart|delivery|payment|price|picture)\.ts/;

/** What a visitor with a basket needs, in the drawer and on the order page. */
const orderParts =
  /app\/cart\/(cart-changes|cart-options|cart-totals|option-group|refresh)|contact\/(fresh-cart|order-(choices|summary))|shop\/refresh-cart/;

/** A page with toys: the cards, and what stands around them. */
const listParts = /app\/(listing\/listing-(form|results)|ui\/product-(card|grid))\./;

/** It stands in every document, so it is the one part of the server that has to be short. */
const shortStartScript: Plugin = {
  name: "latawiec:short-start-script",
  apply: "build",
  transform: {
    filter: { id: /start-script\.ts$/ },
    order: "post",
    handler: (code) => ({ code: minifySync("start-script.js", code, { module: true }).code }),
  },
};

export default defineConfig({
  plugins: [leanRouter(), shortStartScript, reactRouter()],
  build: { assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A browser compiles all of it while it comes, and nothing when the page begins.
            postBanner: ({ name }) => (name === "common" ? "//# allFunctionsCalledOnLoad" : ""),
            // One file compresses better than several.
            codeSplitting: {
              groups: [
                { name: "common", test: commonParts },
                { name: "list", test: listParts },
                { name: "form", test: /ui\/field|form-proof|shop\/customer/ },
                // Other pages need these too: without names of their own they would go with the next.
                { name: "typeset", test: /ui\/typeset|shop\/typography/ },
                { name: "after-pointer", test: /forms\/after-pointer/ },
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
