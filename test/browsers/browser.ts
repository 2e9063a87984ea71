/** One window of a real browser with a profile of its own. Only native input: no script presses a button. */
export type Browser = {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; it sees only its arguments, which travel as JSON like its result. */
  evaluate: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Moves the mouse to a point of the viewport, in CSS pixels, and presses its button there. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Errors that the page has thrown or written to its console so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The private-use characters are what WebDriver calls these keys. */
export const keys = {
  ArrowRight: "\uE014",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
} as const;

type Key = keyof typeof keys;

/** A running browser program that opens any number of windows, one after the other. */
export type BrowserProgram = {
  openWindow: () => Promise<Browser>;
  close: () => Promise<void>;
};
