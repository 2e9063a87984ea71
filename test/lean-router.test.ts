import { build } from "vite";
import { describe, expect, it } from "vitest";
import { leanRouter } from "../vite-lean-router.ts";
import settings from "../react-router.config.ts";

/** Builds a page of this code for the browser, with the lean router. */
async function buildPage(code: string): Promise<unknown> {
  const page = {
    name: "page",
    resolveId: (id: string) => (id === "page" ? id : undefined),
    load: (id: string) => (id === "page" ? code : undefined),
  };
  return build({
    configFile: false,
    logLevel: "silent",
    plugins: [page, leanRouter()],
    build: { write: false, rolldownOptions: { input: "page" } },
  });
}

const whole = 'import "react-router/dom"; export { useFetcher } from "react-router";';

describe("the browser's lean router", () => {
  it("is built of the router's modules as they are installed", async () => {
    await expect(buildPage(whole)).resolves.toBeDefined();
  });

  it("is not built for a page that needs what is left out", async () => {
    const page = `${whole} import { useBlocker } from "react-router"; useBlocker(false);`;
    await expect(buildPage(page)).rejects.toThrow("useBlocker is left out");
  });

  it("is not built for a page that brings its own middleware", async () => {
    const page = `${whole} export const clientMiddleware = [];`;
    await expect(buildPage(page)).rejects.toThrow("clientMiddleware is left out");
  });

  it("is not built when the router has moved a part", async () => {
    await expect(buildPage("export default 1")).rejects.toThrow("React Router has moved");
  });

  it("stands on these settings: no lazy discovery, no other mode, no flags", () => {
    expect(settings).toEqual({ ssr: true, routeDiscovery: { mode: "initial" } });
  });
});
