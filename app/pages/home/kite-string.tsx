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
