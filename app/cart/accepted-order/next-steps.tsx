import type { NextStep } from "../../../shop/order/placing/accepted-order.ts";

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <>
      <strong className="visually-hidden">Co dalej?</strong>
      <ol className="next-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
