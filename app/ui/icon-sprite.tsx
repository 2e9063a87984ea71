export const iconPaths = {
  cart: "M3 4h2l2.4 11.2a2 2 0 0 0 2 1.6h7.9a2 2 0 0 0 2-1.6L21 8H6M10 21h.01M17 21h.01",
  check: "m5 12 5 5 9-10",
  chevron: "m6 9 6 6 6-6",
  clock: "M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  close: "M6 6l12 12M18 6 6 18",
  compare: "M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  left: "m15 5-7 7 7 7",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  menu: "M4 6h16M4 12h16M4 18h16",
  minus: "M5 12h14",
  pause: "M8 5v14M16 5v14",
  phone:
    "M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3",
  pin: "M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  play: "M8 5l11 7-11 7z",
  plus: "M12 5v14M5 12h14",
  return: "M4 9h11a5 5 0 0 1 0 10h-5M4 9l5-5M4 9l5 5",
  right: "m9 5 7 7-7 7",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M20 20l-4-4",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4",
  sort: "M7 4v16M7 20l-3-3M7 20l3-3M17 20V4M17 4l-3 3M17 4l3 3",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  truck:
    "M2 6h12v10H2zM14 10h4l4 3v3h-8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4M18 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
} as const;

/** Drawn once in each document, so that islands need no paths; `Icon` refers to its symbols. */
export function IconSprite() {
  return (
    <div hidden>
      <svg>
        {Object.entries(iconPaths).map(([name, d]) => (
          <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
            <path d={d} />
          </symbol>
        ))}
      </svg>
    </div>
  );
}
