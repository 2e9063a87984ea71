import type { NextStep } from "../../../shop/order/accepted-order.ts";
import { Typeset } from "../../ui/typeset.tsx";

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <>
      <strong className="visually-hidden">Co dalej?</strong>
      <ol className="next-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>
              <Typeset text={text} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
