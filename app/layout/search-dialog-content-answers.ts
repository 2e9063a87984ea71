import { useEffect, useState } from "react";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { leastCharacters, type SearchEntry } from "../../shop/search.ts";

const pauseMs = 120;
const patienceMs = 8000;

/** Fetched once a visit; a failed attempt is repeated when the dialog opens again. */
let entries: readonly SearchEntry[] | undefined;

type Entries = { entries: readonly SearchEntry[]; state: "waiting" | "here" | "failed" };

/** The fixed list: departments, pages and articles. */
export function useSearchEntries(): Entries {
  const [state, setState] = useState<Entries["state"]>(entries ? "here" : "waiting");
  useEffect(() => {
    if (entries) return;
    const leaving = new AbortController();
    ask<{ entries: SearchEntry[] }>("", leaving.signal).then(
      (answer) => {
        entries = answer.entries;
        setState("here");
      },
      () => leaving.signal.aborted || setState("failed"),
    );
    return () => leaving.abort();
  }, []);
  return { entries: entries ?? [], state };
}

export type FoundProducts = {
  products: readonly ProductSummary[];
  /** Of all toys that match; those above are the first ones. */
  count: number;
  state: "unasked" | "waiting" | "here" | "failed";
};

type Answer = { query: string; failed: boolean } & Pick<FoundProducts, "products" | "count">;

const noAnswer: Answer = { query: "", products: [], count: 0, failed: false };

/** Toys for the words typed so far. While one word grows, what it has found stays until the answer. */
export function useFoundProducts(typed: string): FoundProducts {
  const [answer, setAnswer] = useState(noAnswer);
  const query = typed.trim();
  const asked = query.length >= leastCharacters;
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      ask<Pick<Answer, "products" | "count">>(
        `?q=${encodeURIComponent(query)}`,
        leaving.signal,
      ).then(
        ({ products, count }) => setAnswer({ query, products, count, failed: false }),
        () => leaving.signal.aborted || setAnswer({ ...noAnswer, query, failed: true }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, query]);
  if (!asked) return { ...noAnswer, state: "unasked" };
  if (answer.query !== query) {
    const { products, count } = query.startsWith(answer.query) ? answer : noAnswer;
    return { products, count, state: "waiting" };
  }
  return { ...answer, state: answer.failed ? "failed" : "here" };
}

/** @throws when the shop does not answer in time, or not well; also when the asker has left. */
async function ask<Body>(query: string, leaving: AbortSignal): Promise<Body> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]);
  const response = await fetch(`/szukaj.json${query}`, { signal });
  if (!response.ok) throw new Error(`search answered ${response.status}`);
  const body = (await response.json()) as Body;
  leaving.throwIfAborted();
  return body;
}
