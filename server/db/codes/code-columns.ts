/** `categories` is JSON. Without percent and amount: the percent of the newsletter. */
export type CodeColumns = {
  code: string;
  personal: number;
  percent: number | null;
  amount: number | null;
  valid_from: number | null;
  valid_until: number | null;
  categories: string | null;
  min_total: number;
  max_uses: number | null;
  once_per_customer: number;
  not_reduced: number;
  created_at: number;
  ended_at: number | null;
};

/** `mailbox`: keyed hash of the customer's. */
export type CodeUseColumns = {
  order_id: string;
  code: string;
  mailbox: string | null;
  used_at: number;
};
