import { isIP } from "node:net";
import type { OrderRequest } from "./account.ts";
import { ApiError } from "./api-error.ts";

const required = ["customerIp", "merchantPosId", "description", "currencyCode", "totalAmount"];
const amount = /^(0|[1-9]\d{0,11})$/;

/** Throws the ApiError that PayU answers a wrong order with. */
export function checkOrder(body: unknown, posId: string): OrderRequest {
  if (typeof body !== "object" || body === null) throw new ApiError(400, "ERROR_SYNTAX");
  const order = body as OrderRequest & Record<string, unknown>;
  const missing = required.find((name) => typeof order[name] !== "string" || order[name] === "");
  if (missing !== undefined) throw new ApiError(400, "ERROR_VALUE_MISSING", missing);
  checkProducts(order);
  if (order.merchantPosId !== posId) {
    throw new ApiError(403, "ERROR_VALUE_INVALID", order.merchantPosId);
  }
  if (order.currencyCode !== "PLN") throw new ApiError(400, "ERROR_INCONSISTENT_CURRENCIES");
  check(amount.test(order.totalAmount) && order.totalAmount !== "0", order.totalAmount);
  check(isIP(order.customerIp) > 0 && order.customerIp !== "0.0.0.0", order.customerIp);
  if (order.continueUrl !== undefined) checkUrl(order.continueUrl);
  if (order.notifyUrl !== undefined) checkUrl(order.notifyUrl);
  check(/^[1-9]\d{0,8}$/.test(order.validityTime ?? "86400"), order.validityTime);
  checkPayMethod(order);
  return order;
}

function checkProducts({ products }: OrderRequest): void {
  if (!Array.isArray(products) || products.length === 0) {
    throw new ApiError(400, "ERROR_VALUE_MISSING", "products");
  }
  for (const { name, unitPrice, quantity } of products) {
    check(typeof name === "string" && name !== "", name);
    check(amount.test(String(unitPrice)) && typeof unitPrice === "string", unitPrice);
    check(/^[1-9]\d{0,5}$/.test(String(quantity)) && typeof quantity === "string", quantity);
  }
}

function checkUrl(url: string): void {
  check(/^https?:\/\//.test(url) && URL.canParse(url) && url.length <= 1024, url);
}

function checkPayMethod({ payMethods }: OrderRequest): void {
  if (payMethods === undefined) return;
  check(payMethods.payMethod.type === "BLIK_AUTHORIZATION_CODE", payMethods.payMethod.type);
  check(/^\d{6}$/.test(payMethods.payMethod.value ?? ""), payMethods.payMethod.value);
}

function check(valid: boolean, value: unknown): void {
  if (!valid) throw new ApiError(400, "ERROR_VALUE_INVALID", `Invalid value: ${String(value)}`);
}

export function sumProducts({ products }: OrderRequest): number {
  return products.reduce((sum, each) => sum + Number(each.unitPrice) * Number(each.quantity), 0);
}
