import { useEffect, useState } from "react";
import type { ProductSummary } from "../../../shop/catalogue/product-summary.ts";
import { minQueryLength, type SearchEntry } from "../../../shop/catalogue/search/fixed-list.ts";

const pauseMs = 120;
const patienceMs = 8000;

export type SearchList = {
  /** The fixed list: categories, pages and articles. */
  entries: readonly SearchEntry[];
  /** Offered where nothing is found. */
  bestsellers: readonly ProductSummary[];
  phone: string;
};

/** Fetched once a visit; a failed attempt is repeated when the dialog opens again. */
let list: SearchList | undefined;

type ListState = { list: SearchList | undefined; state: "waiting" | "here" | "failed" };

export function useSearchList(): ListState {
  const [state, setState] = useState<ListState["state"]>(list ? "here" : "waiting");
  useEffect(() => {
    if (list) return;
    const leaving = new AbortController();
    ask<SearchList>("", leaving.signal).then(
      (answer) => {
        list = answer;
        setState("here");
      },
      () => leaving.signal.aborted || setState("failed"),
    );
    return () => leaving.abort();
  }, []);
  return { list, state };
}

type Found = {
  /** Pages beside the fixed list that the search leads to. */
  links: readonly SearchEntry[];
  products: readonly ProductSummary[];
  /** Of all products that match; those above are the first ones. */
  count: number;
};

export type SearchAnswer = Found & { state: "unasked" | "waiting" | "here" | "failed" };

const nothing: Found = { links: [], products: [], count: 0 };

/** Answers to the words typed so far. While one word grows, what it has found stays until the answer. */
export function useSearchAnswer(typed: string): SearchAnswer {
  const [answer, setAnswer] = useState({ ...nothing, query: "", failed: false });
  const query = typed.trim();
  const asked = query.length >= minQueryLength;
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      ask<Found>(`?q=${encodeURIComponent(query)}`, leaving.signal).then(
        (found) => setAnswer({ ...found, query, failed: false }),
        () => leaving.signal.aborted || setAnswer({ ...nothing, query, failed: true }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, query]);
  if (!asked) return { ...nothing, state: "unasked" };
  if (answer.query !== query) {
    return { ...(query.startsWith(answer.query) ? answer : nothing), state: "waiting" };
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
