type Texts = readonly (string | null)[];

type StoredValue<Value> = {
  keys: readonly string[];
  parse: (texts: Texts) => Value;
  /** Null removes a key. */
  serialise: (value: Value) => Texts;
};

/**
 * Creates a store of a value in local storage, which islands and tabs share. Without storage the
 * value lasts as long as the page. Hooks stand beside each store: importing React here would make
 * the bundler split it from the entry.
 */
export function createBrowserStore<Value>({ keys, parse, serialise }: StoredValue<Value>) {
  const listeners = new Set<() => void>();
  let texts: Texts | undefined;
  let value: Value;
  function load(): Value {
    const stored = tryStorage(() => keys.map((key) => localStorage.getItem(key)));
    const latest = stored ?? texts ?? keys.map(() => null);
    if (texts?.every((text, index) => text === latest[index])) return value;
    texts = latest;
    return (value = parse(latest));
  }
  const read = () => (texts ? value : load());
  function notify(): void {
    for (const listener of listeners) listener();
  }
  function reload(): void {
    load();
    notify();
  }
  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener("storage", reload);
      // Other pages of this tab may have changed it.
      addEventListener("pageshow", reload);
    }
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    read,
    subscribe,
    /** Applies a change to the stored value, so that tabs do not overwrite each other. */
    change(update: (value: Value) => Value): void {
      value = update(load());
      texts = serialise(value);
      for (const [index, key] of keys.entries()) writeStorage(key, texts[index]!);
      notify();
    },
  };
}

/** Null removes the key. */
export function writeStorage(key: string, text: string | null): void {
  tryStorage(() =>
    text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text),
  );
}

/** Returns undefined where storage is blocked, full or corrupt. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
