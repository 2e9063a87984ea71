import { Fragment, type ReactNode } from "react";

type Fact = { label: string; value: ReactNode };

/** Labels with values; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ({ label, value }) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
