import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Fields = Record<string, string>;

/** A tab with the given session storage; it knows nothing else of an earlier document. */
async function openTab(session: Map<string, string> | undefined = new Map()) {
  vi.resetModules();
  const { setIdempotencyKey, endAttempts } = await import("./idempotency-key.ts");
  const inTab = <Result>(act: () => Result): Result => {
    vi.stubGlobal("sessionStorage", createStorage(session));
    return act();
  };
  return {
    session,
    accept: () => inTab(endAttempts),
    send(fields: Fields): string {
      const key = { value: "" };
      const form = { fields, elements: { namedItem: () => key } };
      inTab(() => setIdempotencyKey(form as unknown as HTMLFormElement));
      return key.value;
    },
  };
}

const createStorage = (values: Map<string, string>) => ({
  getItem: (name: string) => values.get(name) ?? null,
  setItem: (name: string, value: string) => void values.set(name, value),
  removeItem: (name: string) => void values.delete(name),
});

const content = { name: "Ewa", lines: '[{"id":"1102","quantity":1}]' };

beforeEach(() => {
  vi.stubGlobal("localStorage", createStorage(new Map()));
  vi.stubGlobal("FormData", function FormData({ fields }: { fields: Fields }) {
    return Object.entries(fields);
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("the idempotency key", () => {
  it("is the same for the same content, also after a reload", async () => {
    const tab = await openTab();
    const key = tab.send(content);
    expect(key).toMatch(/^[\w-]{16,64}$/);
    expect(tab.send({ ...content, stamp: "new", "chosen-delivery": "kurier" })).toBe(key);
    expect((await openTab(tab.session)).send(content)).toBe(key);
  });

  it("is another for changed content", async () => {
    const tab = await openTab();
    expect(tab.send(content)).not.toBe(tab.send({ ...content, name: "Ala" }));
  });

  it("is another once the attempt was accepted, which leaves no data in the tab", async () => {
    const tab = await openTab();
    const key = tab.send(content);
    tab.accept();
    expect(tab.session.size).toBe(0);
    expect(tab.send(content)).not.toBe(key);
  });

  it("is another in a duplicated tab, too", async () => {
    const tab = await openTab();
    const key = tab.send(content);
    const copy = await openTab(new Map(tab.session));
    expect(copy.send(content)).toBe(key);
    tab.accept();
    expect(copy.send(content)).not.toBe(key);
  });

  it("lasts as long as the page where storage is blocked", async () => {
    const tab = await openTab();
    vi.stubGlobal("localStorage", undefined);
    Object.assign(tab.session, { get: undefined, set: undefined, delete: undefined });
    const key = tab.send(content);
    expect(tab.send(content)).toBe(key);
    tab.accept();
    expect(tab.send(content)).not.toBe(key);
  });
});
