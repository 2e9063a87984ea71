import type { CustomerForm } from "../order/placing/customer.ts";

export type MessageKind = "contact" | "enquiry";

export type MessageRequest = {
  key: string;
  kind: MessageKind;
  form: CustomerForm;
};

export type StoredMessage = Omit<Message, "kind"> & { kind: MessageKind | "withdrawal" };

export type Message = MessageRequest & {
  id: string;
  receivedAt: number;
};
