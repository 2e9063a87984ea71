import type { Company } from "./product.ts";

/** What the owner knows of makers, by the slug of their names. Empty text is unknown. */
export type Makers = ReadonlyMap<string, { address: string; email: string; person?: Company }>;
