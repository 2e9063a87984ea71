import { readdirSync, readFileSync } from "node:fs";

/** What a page loads at first, as the router's own manifest says: entry, root, frame, the page. */
const assets = "build/client/assets";
const manifestFile = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
const manifestText = readFileSync(`${assets}/${manifestFile}`, "utf8");
const { entry, routes } = JSON.parse(
  manifestText.slice(manifestText.indexOf("{")).replace(/;\s*$/, ""),
);

const withParents = (id) => (id ? [routes[id], ...withParents(routes[id].parentId)] : []);
const filesOf = ({ module, imports = [] }) => [module, ...imports];
const pages = Object.keys(routes).filter((id) => routes[id].parentId === "layout/page-frame");

function measure(name, id, more = []) {
  const loaded = [entry, ...withParents(id)].flatMap(filesOf);
  const files = new Set(loaded.map((url) => `build/client${url}`));
  return {
    name,
    path: [`${assets}/${manifestFile}`, ...files, ...more],
    limit: "100 kB",
    brotli: true,
  };
}

export default [
  ...pages.map((id) => measure(id, id)),
  // With toys in the basket the order page loads its summary at once.
  measure("the order page", "pages/contact/contact", [`${assets}/order-????????.js`]),
];
