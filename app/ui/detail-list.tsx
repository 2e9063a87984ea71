import { Fragment, type ReactNode } from "react";

type DetailRow = { label: string; value: ReactNode };

/** Labels with values; those without a value are left out. */
export function DetailList({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className="detail-list">
      {rows.map(
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
