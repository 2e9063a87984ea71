/** Drawings in the shop's colours for places without a picture. */

/** A small building of blocks; one of them has the letter. */
export function ToyBlocks({ letter }: { letter: string }) {
  return (
    <svg className="toy-blocks" viewBox="0 0 400 300" aria-hidden="true">
      <ellipse className="toy-blocks__shadow" cx="206" cy="268" rx="168" ry="14" />
      <rect className="toy-blocks__coral" x="56" y="182" width="86" height="86" rx="10" />
      <circle className="toy-blocks__window" cx="99" cy="225" r="22" />
      <rect className="toy-blocks__sun" x="146" y="182" width="86" height="86" rx="10" />
      <path
        className="toy-blocks__green"
        d="M246 182h96a10 10 0 0 1 10 10v76h-28a30 30 0 0 0-60 0h-28v-76a10 10 0 0 1 10-10z"
      />
      <path className="toy-blocks__coral" d="M294 106q5-7 10 0l48 68q5 8-4 8H250q-9 0-4-8z" />
      <circle className="toy-blocks__sky" cx="207" cy="155" r="27" />
      <path className="toy-blocks__sun" d="M112 36q5-7 10 0l38 50q4 8-4 8H78q-8 0-4-8z" />
      <Cube x={74} y={94} letter={letter} />
    </svg>
  );
}

export function LetterBlock({ letter }: { letter: string }) {
  return (
    <svg className="toy-blocks" viewBox="0 0 160 160" aria-hidden="true">
      <ellipse className="toy-blocks__shadow" cx="80" cy="138" rx="56" ry="8" />
      <g transform="rotate(-6 80 94)">
        <Cube x={37} y={50} letter={letter} />
      </g>
    </svg>
  );
}

function Cube({ x, y, letter }: { x: number; y: number; letter: string }) {
  return (
    <>
      <rect className="toy-blocks__sky" x={x} y={y} width="86" height="86" rx="10" />
      <rect className="toy-blocks__face" x={x + 9} y={y + 9} width="68" height="68" rx="6" />
      <text x={x + 43} y={y + 64} textAnchor="middle">
        {letter}
      </text>
    </>
  );
}
