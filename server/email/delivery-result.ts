/** The result of one delivery attempt. Reasons contain no personal data. */
export type Delivery =
  /** `reason` is set when some of several recipients were rejected. */
  | { kind: "sent"; reason?: string }
  | { kind: "retry"; reason: string }
  /** Permanent: the same mail would be rejected again. */
  | { kind: "refused"; reason: string }
  /** No mail can be sent until the owner corrects the settings. */
  | { kind: "misconfigured"; reason: string };
