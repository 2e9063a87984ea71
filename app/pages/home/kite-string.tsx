import { isLatawiec } from "../../../shop.config.ts";

/** Latawiec's own decoration. */
export function KiteString() {
  if (!isLatawiec) return null;
  return (
    <svg className="ribbon" viewBox="0 0 240 40" aria-hidden="true">
      <path d="M3 26C44 6 76 38 118 22s82-16 119-4" />
      <path className="ribbon__bow" d={bow} transform="translate(76 25.5) rotate(8)" />
      <path
        className="ribbon__bow ribbon__bow--sun"
        d={bow}
        transform="translate(160 14.5) rotate(-12)"
      />
    </svg>
  );
}

const bow =
  "M0 0C-5-9-15-10-16.5-6.5S-17 5.5-15.5 7-5 7.5 0 0C5-9 15-10 16.5-6.5S17 5.5 15.5 7 5 7.5 0 0z";

/** About 24 units wide and 34 high, around the origin. */
export function Kite() {
  return (
    <>
      <path fill="#ee6350" d="M0-13.5Q-6.5-8-11.6-.9-12.2 0-11 0H0z" />
      <path fill="#c93a2b" d="M0-13.5Q6.5-8 11.6-.9 12.2 0 11 0H0z" />
      <path fill="#ffd45e" d="M0 20.5Q-7.5 10.5-11.6.9-12 0-11 0H0z" />
      <path fill="#f5ab1d" d="M0 20.5Q7.5 10.5 11.6.9 12 0 11 0H0z" />
    </>
  );
}
