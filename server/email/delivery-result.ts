/** How one attempt to hand a mail over ended. Reasons name no person. */
export type Delivery =
  /** `reason` is there when some of several recipients were refused. */
  | { kind: "sent"; reason?: string }
  | { kind: "retry"; reason: string }
  /** For good: the same mail would be refused again. */
  | { kind: "refused"; reason: string }
  /** No mail will leave until the owner corrects the settings. */
  | { kind: "misconfigured"; reason: string };
