/** The kite on its string. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M24 2 37 15 20 30 11 13z" fill="#c93a2b" />
      <path d="M24 2 20 30 11 13z" fill="#ffc83d" />
      <path d="M20 30c-3 5-8 1-10 5s-6 3-8 1" fill="none" stroke="#1d2b4f" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
