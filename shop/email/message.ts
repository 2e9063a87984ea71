import type { CustomerForm } from "../order/customer.ts";

/** Words to the shop: a question, or an order in the customer's own words with an empty cart. */
export type MessageKind = "contact" | "enquiry";

export type MessageRequest = {
  /** Made once per attempt; the same key is never sent to the shop twice. */
  key: string;
  kind: MessageKind;
  form: CustomerForm;
};

/** As it is kept; a withdrawal from the contract is kept beside the messages. */
export type StoredMessage = Omit<Message, "kind"> & { kind: MessageKind | "withdrawal" };

export type Message = MessageRequest & {
  id: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
};
