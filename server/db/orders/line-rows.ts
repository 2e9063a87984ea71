import type { BundlePart } from "../../../shop/catalogue/product/bundle.ts";
import type { Insertable } from "kysely";
import type { Order, OrderLine } from "../../../shop/order/order.ts";
import type { Tables } from "../schema.ts";

export function lineRows(order: Order): Insertable<Tables["order_lines"]>[] {
  return order.lines.map((line, position) => ({
    order_id: order.id,
    position,
    product_id: line.productId,
    parent_id: line.parentId ?? null,
    parts: line.parts ? JSON.stringify(line.parts) : null,
    name: line.name,
    sku: line.sku,
    unit_price: line.unitPrice,
    quantity: line.quantity,
    lowest_price: line.lowestPrice ?? null,
    discount: line.discount ?? null,
  }));
}

export function lineOf(row: Tables["order_lines"]): OrderLine {
  return {
    productId: row.product_id,
    ...(row.parent_id !== null && { parentId: row.parent_id }),
    ...(row.parts !== null && { parts: parseParts(row.parts) }),
    name: row.name,
    sku: row.sku,
    unitPrice: row.unit_price,
    quantity: row.quantity,
    ...(row.lowest_price !== null && { lowestPrice: row.lowest_price }),
    ...(row.discount !== null && { discount: row.discount }),
  };
}

export function parseParts(parts: string): BundlePart[] {
  return JSON.parse(parts) as BundlePart[];
}
