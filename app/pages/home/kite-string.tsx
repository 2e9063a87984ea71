/** The kite's string with two bows, drawn under a heading or from one thing to the next. */
export function KiteString({ className }: { className?: string }) {
  return (
    <svg className={`kite-string ${className ?? ""}`} viewBox="0 0 240 34" aria-hidden="true">
      <path d="M3 22C44 2 76 34 118 18s82-16 119-4" />
      <path className="kite-string__bow" d="m74 22-13-9-2 15 13-5zm3 0 12-10 4 14-15-3z" />
      <path
        className="kite-string__bow kite-string__bow--sun"
        d="M158 12l-14-7 0 15 13-6zm3 0 11-11 5 14-15-2z"
      />
    </svg>
  );
}
