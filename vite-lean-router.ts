import type { Plugin } from "vite";
import { edits } from "./vite-lean-router-edits.ts";
import { findMissingPart } from "./vite-lean-router-use.ts";

/** Vite would preload each lazy part's styles; here one sheet holds them all. */
const plainImport = "export const __vitePreload = (load) => load();";

/** Whole modules that are switched off in this shop. */
const replaced: Record<string, string> = {
  "/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = off, getManifestPath = off, getManifestPathsParam = off,
      getPathsWithAncestors = off, handleClientVersionMismatch = off,
      shouldUseInitialRouteDiscovery = off, URL_LIMIT = 0;`,
  "/dom/ssr/route-discovery.js": `
    export const RouteDiscoveryRuntime = off, getCustomPatchRoutesOnNavigationFunction = off,
      useCustomRouteDiscovery = off, useRouteDiscovery = off;`,
  // The root route has its own error page; this is what stands behind even that.
  "/dom/ssr/errorBoundaries.js": `
    import { Component } from "react";
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = (error) => ({ error });
      render() {
        if (this.state.error) throw this.state.error;
        return this.props.children;
      }
    }
    export const BoundaryShell = () => null, RemixRootDefaultErrorBoundary = BoundaryShell;`,
  "/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = off, instrumentClientSideRouter = off,
      instrumentHandler = off, instrumentationResultMetaContext = off;`,
};

/**
 * Leaves out of the browser's bundle the parts of React Router that this shop has switched off or
 * never runs; see docs/decisions/0004. The build fails when the app begins to use one of them, and
 * when a new version of the router has moved one: better no build than a broken or a fat one.
 */
export function leanRouter(): Plugin {
  const missing = new Set([...Object.keys(replaced), ...Object.keys(edits)]);
  return {
    name: "latawiec:lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id === "\0vite/preload-helper.js") return plainImport;
      const part = findPart(replaced, id);
      if (!part) return undefined;
      missing.delete(part);
      return `function off() { throw new Error("left out: ${part}"); }${replaced[part]}`;
    },
    transform: {
      order: "post",
      handler(code, id) {
        const part = findPart(edits, id);
        if (!part) {
          const wrong = !id.includes("/node_modules/") && findMissingPart(this.parse(code));
          return wrong
            ? this.error(`React Router's ${wrong} is left out of the browser's bundle`)
            : undefined;
        }
        missing.delete(part);
        return { code: edit(code, part, (text) => this.error(text)), map: null };
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`React Router has moved ${[...missing].join(", ")}`);
    },
  };
}

function findPart(parts: Record<string, unknown>, id: string): string | undefined {
  return Object.keys(parts).find((path) => id.includes("/react-router/") && id.endsWith(path));
}

function edit(code: string, part: string, fail: (text: string) => void): string {
  return edits[part]!.reduce((before, { find, put }) => {
    const after = before.replaceAll(find, put);
    if (after === before) fail(`React Router has changed: no ${find} in ${part}`);
    return after;
  }, code);
}
