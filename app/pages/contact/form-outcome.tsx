import { lazy, Suspense } from "react";
import type { FormProblem } from "../../../shop/customer.ts";
import type { FormAnswer } from "./answer-form.server.ts";
import { answerWords } from "./answer-words.ts";

const ChangedOrder = lazy(() => import("./changed-order.tsx"));

type FormOutcomeProps = { answer: FormAnswer | undefined; problem: FormProblem | undefined };

/** The answer in the page itself: toasts pass, and without JavaScript there are none. */
export function FormOutcome({ answer, problem }: FormOutcomeProps) {
  if (answer?.kind === "changed" && !problem) {
    return (
      <Suspense>
        <ChangedOrder answer={answer} />
      </Suspense>
    );
  }
  const words = problem
    ? { title: problem.title, text: problem.message, good: false }
    : answerWords(answer);
  if (!words) return null;
  return (
    <div className={words.good ? "notice notice--mint" : "notice notice--rose"} tabIndex={-1}>
      <strong>{words.title}</strong>
      <p>{words.text}</p>
    </div>
  );
}
