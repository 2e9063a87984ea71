import { useEffect, useState } from "react";
import { minQueryLength } from "../../../shop/catalogue/search/fixed-list.ts";
import type { SearchDefaults, SearchMatches } from "../../api/search.ts";

const debounceMs = 120;
const timeoutMs = 8000;

/** Fetched once per document; retried when the dialog opens again after a failure. */
let cachedDefaults: SearchDefaults | undefined;

export function useSearchDefaults() {
  const [defaults, setDefaults] = useState(cachedDefaults);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (cachedDefaults) return;
    const controller = new AbortController();
    fetchSearch<SearchDefaults>("", controller.signal).then(
      (fetched) => {
        cachedDefaults = fetched;
        setDefaults(fetched);
      },
      () => controller.signal.aborted || setFailed(true),
    );
    return () => controller.abort();
  }, []);
  return { defaults, failed };
}

const noMatches: SearchMatches = { links: [], products: [], count: 0 };

/** Debounced search. While a word is being typed, the previous matches stay until the response. */
export function useSearch(typed: string) {
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
  const isLoading = enabled && latest.query !== query;
  const matches = enabled && query.startsWith(latest.query) ? latest : noMatches;
  return { ...matches, isLoading, failed: enabled && !isLoading && latest.failed };
}

/** @throws on timeout, error status or unmount */
async function fetchSearch<Body>(query: string, unmounted: AbortSignal): Promise<Body> {
  const signal = AbortSignal.any([unmounted, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(`/szukaj.json${query}`, { signal });
  if (!response.ok) throw new Error(`search answered ${response.status}`);
  const body = (await response.json()) as Body;
  unmounted.throwIfAborted();
  return body;
}
