import type { Grosze } from "../../price.ts";
import type { MovementText } from "./movement.ts";

/** A file of a bank, sorted by what its rows are to the shop. */
export type Statement = {
  format: StatementFormat;
  /** Money that came in, also what the bank took back since. */
  entries: StatementEntry[];
  /** The bank took money back that came with an earlier file. */
  reversals: StatementEntry[];
  outgoing: number;
  skipped: SkippedRow[];
  /** The fingerprint of a table that does not say for each row whether money came or left. */
  untold?: string;
};

export type StatementFormat = "csv" | "mt940" | "camt";

/** Money that came in, in złote and booked by the bank. */
export type StatementEntry = {
  line: number;
  date: string;
  amount: Grosze;
  /** The line by which the bank took it back. */
  reversedIn?: number;
  /** Why nobody can be sure that the money came and stayed. */
  doubt?: string;
} & MovementText;

/** A row that is no payment of a customer, and the bank's own word that says so. */
export type SkippedRow = { line: number; reason: SkipReason; detail: string };

export type SkipReason =
  | "currency"
  | "unbooked"
  /** Money that had gone out came back. */
  | "returned"
  | "unreadable";
