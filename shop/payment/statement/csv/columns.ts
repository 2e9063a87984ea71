/** Indexes of a table's columns, by what a bank puts in them. */
export type Columns = {
  date: readonly number[];
  sums: Sums;
  currency: number | undefined;
  /** Currency that stands in the heading of the sum. */
  namedCurrency: string | undefined;
  state: number | undefined;
  /** Says whether money came or left, and nothing else. */
  direction: readonly number[];
  /** The bank's description of the row, which may say so. */
  type: readonly number[];
  title: readonly number[];
  sender: readonly number[];
  /** Sums have a minus where money left, also in a file in which none did. */
  isSigned: boolean;
  /** The table has a column of senders and none of receivers. */
  listsSenders: boolean;
};

/** One column of sums, or one for each direction. */
export type Sums = { amount: number } | { credit: number | undefined; debit: number | undefined };
