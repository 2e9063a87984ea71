import type { Plugin } from "vite";

/** Vite would preload each lazy part's styles; here one sheet holds them all. */
const plainImport = "export const __vitePreload = (load) => load();";

/**
 * Leaves out of the browser's bundle the parts of React Router that this shop has switched off:
 * lazy route discovery (`routeDiscovery: initial`), instrumentation, and the developer's error page.
 * See docs/decisions/0004.
 */
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

export function leanRouter(): Plugin {
  const found = new Set<string>();
  return {
    name: "latawiec:lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id === "\0vite/preload-helper.js") return plainImport;
      const part = Object.keys(replaced).find(
        (path) => id.includes("/react-router/") && id.endsWith(path),
      );
      if (!part) return undefined;
      found.add(part);
      return `function off() { throw new Error("left out: ${part}"); }${replaced[part]}`;
    },
    /** A new version of the router may have moved them; better a failed build than a fat one. */
    buildEnd(error) {
      const missing = Object.keys(replaced).filter((path) => !found.has(path));
      if (!error && missing.length > 0) this.error(`React Router has moved ${missing.join(", ")}`);
    },
  };
}
