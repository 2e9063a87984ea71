/** One thing, drawn once and placed as often as needed. */
export type Drawing = {
  /** Side of the square viewBox. */
  side: number;
  /** SVG markup with ids unique inside this drawing. */
  body: string;
};

export function drawing(...parts: readonly string[]): Drawing {
  return { side: 256, body: parts.join("") };
}

/** A flat thing as it lies on the floor before the eye. */
export function onFloor({ side, body }: Drawing): Drawing {
  return {
    side,
    body: `<g transform="matrix(1 0 -0.3 0.55 ${side * 0.15} ${side * 0.22})">${body}</g>`,
  };
}
