import { EventEmitter, once } from "node:events";
import type { FakePayuOrder, FakePayuStatus } from "./account.ts";
import { cancelPayment, notify, payOrder, refuseOrder } from "./payments.ts";
import { settleRefund } from "./refunds.ts";
import type { State } from "./state.ts";

/** Injected faults. `lost`, `mute` and the spoilt replies take effect after the call's execution. */
export type PayuFault =
  | "drop"
  | "lost"
  | "mute"
  | "hang"
  | "html502"
  | "truncated"
  | "empty"
  | { delayMs: number }
  /** Instead of the execution; `body` replaces the API's error. */
  | { http: number; statusCode?: string; body?: object };

export type PayuMethod =
  | "token"
  | "createOrder"
  | "findOrder"
  | "cancelOrder"
  | "refund"
  | "findRefunds"
  | "unknown";

type Entry = {
  at: number;
  method: PayuMethod;
  path: string;
  body: string;
  /** Of the answer; 0 until there is one. */
  http: number;
  correlationId: string;
};

/** What tests watch and steer. */
export function createControls(state: State) {
  const events = new EventEmitter();
  const journal: Entry[] = [];
  const order = (id: string): FakePayuOrder => {
    const found = state.account.orders.get(id) ?? state.account.findByExtOrderId(id);
    if (!found) throw new Error(`no order ${id}`);
    return found;
  };
  return {
    events,
    journal,
    calls: (method: PayuMethod) => journal.filter((entry) => entry.method === method),
    /** Called before each call; returns the fault to inject. */
    faultFor: (_method: PayuMethod): PayuFault | undefined => undefined,
    failWith(fault: PayuFault | undefined, only?: PayuMethod): void {
      this.faultFor = (method) => (only === undefined || only === method ? fault : undefined);
    },
    /** Resolves once a call of this method has arrived. */
    async reached(method: PayuMethod): Promise<void> {
      while (!journal.some((entry) => entry.method === method)) await once(events, "call");
    },
    /** Finds an order by PayU's id or the extOrderId, as the following do. */
    order,
    pay: (id: string) => payOrder(state, order(id)),
    refuse: (id: string) => refuseOrder(state, order(id)),
    /** The order ends as if the merchant or PayU had cancelled it. */
    cancel: (id: string) => cancelPayment(state, order(id)),
    /** Sends a notification of any status without changing the order. */
    notify: (id: string, status: FakePayuStatus, changes?: object) =>
      notify(state, order(id), status, changes),
    settleRefund: (refundId: string, status: "FINALIZED" | "CANCELED") =>
      settleRefund(state, refundId, status),
    /** Moves the clock; delivers notifications and lets orders expire on the way. */
    advance: (ms: number) => state.schedule.advance(ms),
    deliverDue: () => state.schedule.advance(0),
  };
}
