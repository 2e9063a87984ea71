/** A change to a module of React Router: whatever `find` finds gives way to `put`. */
type Edit = { find: string | RegExp; put: string };

/** What the browser is not sent, by module; docs/decisions/0004 says why. */
export const edits: Record<string, readonly Edit[]> = {
  "/router/history.js": [answer("warning")],
  "/server-runtime/warnings.js": [answer("warnOnce")],
  "/router/utils.js": [neverRun("explodeOptionalSegments")],
  "/router/router.js": [
    withoutTexts(),
    answer("getInternalRouterError", "new ErrorResponseImpl(status, '', Error(), true)"),
    neverRun("dispose"),
    // Lazy route discovery, routes that change, instrumentation
    never("isFogOfWar"),
    answer("checkFogOfWar", "{}"),
    neverRun("patchRoutes"),
    put("future.unstable_customRouteDiscovery", "false"),
    put("init.instrumentations", "undefined"),
    put("opts?.instrumentationNavigateMetaReceiver", "false"),
    never("instrumentationResultMetaReceiver"),
    // Blockers
    never("blockerKey && delta != null"),
    never("blockerKey"),
    never("blockers.size > 0 && !isUninterruptedRevalidation"),
    answer("shouldBlockNavigation"),
    neverRun("getBlocker"),
    // View transitions
    never("pendingViewTransitionEnabled"),
    answer("restoreAppliedTransitions"),
    // Middleware, whole routes that load themselves, fetchers that load
    answer("runClientMiddlewarePipeline", "handler()"),
    put('typeof route.lazy === "function"', "false"),
    put("isUnsupportedLazyRouteObjectKey(key)", "false"),
    neverRun("handleFetcherLoader"),
    neverRun("defaultDataStrategyWithMiddleware"),
  ],
  "/lib/hooks.js": [
    withoutTexts(),
    // Server components, `<Routes>`, the error page behind the root's own
    put("if (this.context", "if (false"),
    neverRun("useNavigateUnstable"),
    neverRun("DefaultErrorComponent"),
  ],
  "/lib/components.js": [
    withoutTexts(),
    // View transitions
    put("if (!viewTransitionOpts || !isViewTransitionAvailable)", "if (true)"),
    never("vtContext.isTransitioning && !vtContext.flushSync"),
    never("!vtContext.isTransitioning && interruption"),
    put("if (renderDfd && pendingState", "if (false"),
  ],
  // `<Link>`: plain links change the page as well, see `app/layout/client-links.ts`
  "/dom/lib.js": ["Link", "NavLink"].flatMap((name) => [
    put(`\n${name}.displayName = "${name}";`, ""),
    put(`const ${name} = React$1.`, `const ${name} = /* @__PURE__ */ React$1.`),
  ]),
  // The one stylesheet stands in the document, and no route has links of its own
  "/dom/ssr/links.js": [answer("prefetchRouteCss"), answer("prefetchStyleLinks")],
  "/dom/ssr/single-fetch.js": [withoutTexts(), never("!ssr && !foundRevalidatingServerLoader")],
  "/dom/ssr/routes.js": [put("if (!ssr", "if (false"), answer("preventInvalidServerHandlerCall")],
  "/dom-export/hydrated-router.js": [
    put("window.__reactRouterManifest.sri === true", "false"),
    never("ssrInfo.context.isSpaMode"),
    put("router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;", ""),
  ],
};

function put(find: string, instead: string): Edit {
  return { find, put: instead };
}

/** A condition that is never met here. */
function never(condition: string): Edit {
  return put(`if (${condition})`, "if (false)");
}

/** A function that always answers the same here; mostly nothing. */
function answer(name: string, value = ""): Edit {
  return body(name, `return ${value};`);
}

/** A function that is never called here; should it be, the page's tests see the error. */
function neverRun(name: string): Edit {
  return body(name, `throw Error("left out: ${name}");`);
}

/** The published modules are formatted: a body ends at the brace under its beginning. */
function body(name: string, code: string): Edit {
  const head = `^(\\t*)((?:async )?function ${name}\\(.*\\)) \\{`;
  return { find: new RegExp(`${head}\\n[^]*?\\n\\1\\}$`, "gm"), put: `$1$2 { ${code} }` };
}

/** What a broken promise of the router would say; it is broken all the same. */
function withoutTexts(): Edit {
  const text = '(?:["`].*|getDataRouterConsoleError\\(hookName\\))';
  return { find: new RegExp(`(invariant\\(.+?), ${text}\\);$`, "gm"), put: "$1);" };
}
