/** A window of a real browser with a fresh profile. Only native input, no synthetic clicks. */
export type Browser = {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; arguments and result are passed as JSON. */
  evaluate: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Errors that the page has thrown or written to its console so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** WebDriver's private-use characters for these keys. */
export const keys = {
  ArrowRight: "\uE014",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
} as const;

type Key = keyof typeof keys;

/** A browser that opens any number of windows in turn. */
export type BrowserProgram = {
  openWindow: () => Promise<Browser>;
  close: () => Promise<void>;
};
