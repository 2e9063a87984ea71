import { afterEach, describe, expect, it, vi } from "vitest";
import { createBrowserStore } from "./storage.ts";

const openStore = () =>
  createBrowserStore<readonly string[]>({
    keys: ["words"],
    parse: ([text]) => (text ? text.split(" ") : []),
    serialise: (words) => [words.length > 0 ? words.join(" ") : null],
  });

/** What a browser has, with the given methods of storage replaced. */
function stubBrowser(methods: Partial<Storage> = {}): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    ...methods,
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

describe("createBrowserStore", () => {
  it("applies a change to what another tab has stored meanwhile", () => {
    const stored = stubBrowser();
    const store = openStore();
    store.change((words) => [...words, "miś"]);
    stored.set("words", "miś lalka");
    store.change((words) => [...words, "dron"]);
    expect(store.read()).toEqual(["miś", "lalka", "dron"]);
    store.change(() => []);
    expect(stored.has("words")).toBe(false);
  });

  it("returns the same value until it changes, and notifies its listeners", () => {
    stubBrowser();
    const store = openStore();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    expect(store.read()).toBe(store.read());
    store.change(() => ["miś"]);
    unsubscribe();
    store.change(() => ["lalka"]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("keeps the value of the page where storage is blocked", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    stubBrowser({ getItem: blocked, setItem: blocked });
    const store = openStore();
    store.change(() => ["miś"]);
    store.change((words) => [...words, "lalka"]);
    expect(store.read()).toEqual(["miś", "lalka"]);
  });
});
