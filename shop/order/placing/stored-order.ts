import type { AcceptedOrder, NextStep } from "./accepted-order.ts";
import type { QrCode } from "../../payment/transfer/draw-qr.ts";
import type { TransferField } from "../status/payment-instructions.ts";
import { dayMs } from "../../time/durations.ts";

/** Never stores the path of the order's page, because it gives access to the order. */
export type StoredOrder = Omit<AcceptedOrder, "path">;

export function serialiseOrder(order: StoredOrder, now: number): string {
  const { number, next, transfer, transferQr } = order;
  return JSON.stringify({ number, next, transfer, transferQr, at: now });
}

/** After two weeks the next steps are outdated. */
const maxAgeMs = 14 * dayMs;

export function parseStoredOrder(text: string | null, now: number): StoredOrder | undefined {
  try {
    const { at, number, next, transfer, transferQr } = JSON.parse(text ?? "");
    const fresh = typeof at === "number" && at <= now && now - at < maxAgeMs;
    if (!fresh || !isText(number)) return undefined;
    if (!isListOf(next, isStep) || !isListOf(transfer, isField)) return undefined;
    return { number, next, transfer, ...(isQr(transferQr) && { transferQr }) };
  } catch {
    return undefined;
  }
}

function isListOf<Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(is);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isStep(value: unknown): value is NextStep {
  const { title, text } = (value ?? {}) as Partial<NextStep>;
  return isText(title) && isText(text);
}

function isQr(value: unknown): value is QrCode {
  const { size, path } = (value ?? {}) as Partial<QrCode>;
  return typeof size === "number" && isText(path);
}

function isField(value: unknown): value is TransferField {
  const { label, value: shown, copy } = (value ?? {}) as Partial<TransferField>;
  return isText(label) && isText(shown) && (copy === undefined || isText(copy));
}
