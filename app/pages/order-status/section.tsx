import type { ReactNode } from "react";
import type { DetailRow } from "../../../shop/email/email-content.ts";

type SectionProps = {
  title: string;
  rows: readonly DetailRow[];
  note?: string | undefined;
  children?: ReactNode;
};

export function Section({ title, rows, note, children }: SectionProps) {
  return (
    <section className="order-status__part">
      <h2>{title}</h2>
      <Rows rows={rows} />
      {note && <p>{note}</p>}
      {children}
    </section>
  );
}

export function Rows({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className="order-status__rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
