/** The order request as sent. */
export type OrderRequest = {
  extOrderId?: string;
  merchantPosId: string;
  description: string;
  currencyCode: string;
  totalAmount: string;
  customerIp: string;
  notifyUrl?: string;
  continueUrl?: string;
  validityTime?: string;
  products: { name: string; unitPrice: string; quantity: string }[];
  buyer?: Record<string, string>;
  payMethods?: { payMethod: { type: string; value?: string; authorizationCode?: string } };
};

export type FakePayuStatus =
  | "NEW"
  | "PENDING"
  | "WAITING_FOR_CONFIRMATION"
  | "COMPLETED"
  | "CANCELED";

export type FakePayuOrder = {
  orderId: string;
  request: OrderRequest;
  status: FakePayuStatus;
  /** Opens the order's page. */
  pageToken: string;
  createdAt: number;
  total: number;
  /** What PayU has taken from the buyer, in grosze; 0 again after a cancellation. */
  paid: number;
  refunds: FakePayuRefund[];
};

export type FakePayuRefund = {
  refundId: string;
  extRefundId: string | undefined;
  amount: number;
  description: string;
  status: "PENDING" | "FINALIZED" | "CANCELED";
  createdAt: number;
  statusAt: number;
};

/** All money of the point of sale, for comparison to the grosz. */
export function createAccount() {
  const orders = new Map<string, FakePayuOrder>();
  return {
    orders,
    /** The extOrderIds of orders whose products do not add up to their total. */
    wrongSums: [] as string[],
    findByExtOrderId: (extOrderId: string) =>
      [...orders.values()].find(({ request }) => request.extOrderId === extOrderId),
    /** Amounts in grosze of each order, by extOrderId. */
    balances: () =>
      Object.fromEntries(
        [...orders.values()].map((order) => [
          order.request.extOrderId ?? order.orderId,
          {
            status: order.status,
            total: order.total,
            paid: order.paid,
            refunded: sumRefunds(order, ["FINALIZED"]),
            refunding: sumRefunds(order, ["PENDING"]),
          },
        ]),
      ),
  };
}

export function sumRefunds(
  { refunds }: FakePayuOrder,
  statuses: readonly FakePayuRefund["status"][],
): number {
  return refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
}
