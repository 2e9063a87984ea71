import { useEffect, useState } from "react";
import type { ProductSummary } from "../../../shop/catalogue/product-summary.ts";
import { minQueryLength, type SearchEntry } from "../../../shop/catalogue/search/fixed-list.ts";

const debounceMs = 120;
const timeoutMs = 8000;

export type SearchDefaults = {
  /** The fixed list: categories, pages and articles. */
  entries: readonly SearchEntry[];
  /** Offered where nothing is found. */
  bestsellers: readonly ProductSummary[];
  phone: string;
};

/** Fetched once a visit; a failed attempt is repeated when the dialog opens again. */
let cachedDefaults: SearchDefaults | undefined;

type DefaultsState = {
  defaults: SearchDefaults | undefined;
  state: "loading" | "success" | "error";
};

export function useSearchDefaults(): DefaultsState {
  const [state, setState] = useState<DefaultsState["state"]>(
    cachedDefaults ? "success" : "loading",
  );
  useEffect(() => {
    if (cachedDefaults) return;
    const controller = new AbortController();
    fetchSearch<SearchDefaults>("", controller.signal).then(
      (defaults) => {
        cachedDefaults = defaults;
        setState("success");
      },
      () => controller.signal.aborted || setState("error"),
    );
    return () => controller.abort();
  }, []);
  return { defaults: cachedDefaults, state };
}

type SearchMatches = {
  /** Pages beside the fixed list that the search leads to. */
  links: readonly SearchEntry[];
  products: readonly ProductSummary[];
  /** Of all products that match; those above are the first ones. */
  count: number;
};

export type SearchState = SearchMatches & { state: "idle" | "loading" | "success" | "error" };

const noMatches: SearchMatches = { links: [], products: [], count: 0 };

/** Answers to the words typed so far. While one word grows, what it has found stays until the answer. */
export function useSearch(typed: string): SearchState {
  const [latest, setLatest] = useState({ ...noMatches, query: "", failed: false });
  const query = typed.trim();
  const enabled = query.length >= minQueryLength;
  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchSearch<SearchMatches>(`?q=${encodeURIComponent(query)}`, controller.signal).then(
        (matches) => setLatest({ ...matches, query, failed: false }),
        () => controller.signal.aborted || setLatest({ ...noMatches, query, failed: true }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [enabled, query]);
  if (!enabled) return { ...noMatches, state: "idle" };
  if (latest.query !== query) {
    return { ...(query.startsWith(latest.query) ? latest : noMatches), state: "loading" };
  }
  return { ...latest, state: latest.failed ? "error" : "success" };
}

/** @throws when the shop does not answer in time, or not well; also when the asker has left. */
async function fetchSearch<Body>(query: string, unmounted: AbortSignal): Promise<Body> {
  const signal = AbortSignal.any([unmounted, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(`/szukaj.json${query}`, { signal });
  if (!response.ok) throw new Error(`search answered ${response.status}`);
  const body = (await response.json()) as Body;
  unmounted.throwIfAborted();
  return body;
}
