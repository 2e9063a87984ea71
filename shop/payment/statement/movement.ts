import type { Grosze } from "../../price.ts";

/** A row of a bank's file, whatever its format, as the bank states it. */
export type Movement = {
  /** Line of a text file, or the number of the entry in XML. */
  line: number;
  date: string;
  /** Without a sign; undefined where nobody can read it. */
  amount: Grosze | undefined;
  currency: string;
  direction: Direction;
  /** Takes an earlier movement of the other direction back. */
  isReversal: boolean;
  /** The bank's word for money that has not come (yet); undefined once it is booked. */
  unbooked?: string | undefined;
  /** What stands where the amount should be. */
  amountText?: string;
} & MovementText;

export type Direction = "in" | "out" | "unknown";

export type MovementText = {
  title: string;
  sender: string;
  /** The title put together otherwise, where the bank has cut it. */
  otherTitles?: readonly string[];
};
