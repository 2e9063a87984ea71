import type { Grosze } from "../../price.ts";
import type { OrderState } from "../status/order-timeline.ts";

export type ExternalOrder = {
  id: string;
  statusId: string;
  /** Since when it is in its status, in milliseconds since 1970. */
  statusAt: number;
  paid: Grosze;
  lines: readonly ExternalLine[];
  /** Number of its newest parcel; empty without one. */
  packageNumber: string;
  /** Of its customer: changes when the owner edits e-mail, phone or address. */
  contact: string;
  fingerprint: string;
};

export type ExternalLine = {
  productId: string;
  name: string;
  quantity: number;
  price: Grosze;
  /** Of a part of a bundle that BaseLinker has split: the bundle. */
  bundleId?: string;
};

/** What shop and BaseLinker last agreed on, so that both sides' changes are told apart. */
export type ExternalState = {
  status: string;
  /** Since when, as BaseLinker says; undefined until it is read. */
  statusAt?: number | undefined;
  step: OrderState;
  paid: Grosze;
  /** Fingerprint of who pays, with the invoice and the remarks, as sent. */
  buyer?: string | undefined;
  contact?: string | undefined;
  theirContact?: string | undefined;
  /** Tracking number of the shop's own that BaseLinker has. */
  tracking?: string | undefined;
  /** Tracking numbers that the owner has corrected here. */
  replaced: readonly string[];
  /** What the owner was told, each difference once. */
  told: readonly string[];
  /** Fingerprint of the order there when it was last read; empty once the shop has changed it. */
  seen: string;
  parcelsAt: number;
  invoice?: string | undefined;
};

export function createExternalState(initialStatus: string | number): ExternalState {
  return {
    status: String(initialStatus),
    step: "accepted",
    paid: 0,
    replaced: [],
    told: [],
    seen: "",
    parcelsAt: 0,
  };
}
