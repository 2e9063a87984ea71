import { useEffect } from "react";

type PaymentWatchProps = {
  /** Id of the order. */
  id: string;
  /** The state that the page shows. */
  state: string;
  /** Path of the page. */
  page: string;
};

const pauseMs = 3000;
/** A BLIK code and its confirmation live two minutes. */
const maxQuestions = 50;

/** Asks for the state of a payment and loads the page again once it is another one. */
export default function PaymentWatch({ id, state, page }: PaymentWatchProps) {
  useEffect(() => {
    let questions = 0;
    const timer = setInterval(() => {
      questions += 1;
      if (questions === maxQuestions) clearInterval(timer);
      void fetchState(id).then((current) => {
        if (current === undefined || current === state) return;
        clearInterval(timer);
        location.replace(page);
      });
    }, pauseMs);
    return () => clearInterval(timer);
  }, [id, state, page]);
  return (
    <a className="button button--secondary" href={page}>
      Sprawdź teraz
    </a>
  );
}

/** Returns null for an order without online payment, undefined without an answer. */
async function fetchState(id: string): Promise<string | null | undefined> {
  try {
    const response = await fetch(`/stan-platnosci/${id}`);
    return ((await response.json()) as { state?: string | null }).state;
  } catch {
    return undefined;
  }
}
