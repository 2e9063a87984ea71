import { isLatawiec } from "../../shop.config.ts";

/** The logo without its name. Latawiec's is from `pictures/brand/mark.svg`; the string has the text's colour. */
export function LogoMark() {
  if (!isLatawiec) return <img className="mark" src="/logo.svg" alt="" width={40} height={40} />;
  return (
    <svg className="mark" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path
        d="M21.5 25.5C18 31 22 34 18 38.5S8 44 3 43"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <g transform="translate(29.5 14.5) rotate(38)">
        <path fill="#ee6350" d="M0-13.5Q-6.5-8-11.6-.9-12.2 0-11 0H0z" />
        <path fill="#c93a2b" d="M0-13.5Q6.5-8 11.6-.9 12.2 0 11 0H0z" />
        <path fill="#ffd45e" d="M0 20.5Q-7.5 10.5-11.6.9-12 0-11 0H0z" />
        <path fill="#f5ab1d" d="M0 20.5Q7.5 10.5 11.6.9 12 0 11 0H0z" />
      </g>
      <path
        fill="#1668a8"
        d="m19.8 34.2-4.6-3.8c-.8.9-1.4 3.6-.7 5zm0 0 4.6 3.8c.8-.9 1.4-3.6.7-5z"
      />
      <path
        fill="#c93a2b"
        d="m11.7 42.7-3.5-4.3c-1 .6-2.2 3-2 4.4zm0 0 4 3.8c.8-.8 1.6-3.4 1-4.7z"
      />
    </svg>
  );
}
