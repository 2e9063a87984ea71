import type { Grosze } from "../../price.ts";

/** What a reduced price must be shown with; `lowestPrice` of the 30 days before the cut. */
export type Reduction = { lowestPrice: Grosze; percent: number };
