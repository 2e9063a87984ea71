import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { emptyCart } from "../../shop/cart/cart.ts";
import { toCartProduct } from "../../shop/catalogue/product/product-summary.ts";
import { sampleProduct } from "../../test/fixtures.ts";
import { OrderSummary } from "../pages/contact/order/order-summary.tsx";
import type { DeliveryTimes } from "./delivery-times.ts";
import { CartTotals } from "./cart-totals.tsx";

vi.mock(import("../../shop.config.ts"), async (original) => {
  const config = await original();
  const [courier, ...others] = config.deliveryOptions;
  return { ...config, deliveryOptions: [{ ...courier!, freeFrom: 150_00 }, ...others] };
});

const sentence = "W piątek u Ciebie.";
const times = { transfer: { sentence }, online: { sentence }, "on-delivery": { sentence } };
const deliveryTimes = { kurier: times } as unknown as DeliveryTimes;
const product = toCartProduct(sampleProduct({ price: 5000 }));

it("drawer and order say how much is missing to free delivery, and that it is reached", () => {
  const render = (quantity: number) => {
    const cart = { ...emptyCart, delivery: "kurier", lines: [{ product, quantity }] };
    const views = [
      <CartTotals key="drawer" cart={cart} />,
      <OrderSummary key="order" {...{ cart, deliveryTimes }} wrapping={0} />,
    ];
    return views.map((view) => renderToStaticMarkup(view).replaceAll("\u00a0", " "));
  };
  for (const html of render(2)) {
    expect(html).toContain("Do darmowej dostawy brakuje 50,00 zł.");
    expect(html).not.toContain("Gratis");
  }
  for (const html of render(3)) {
    expect(html).toContain("Masz darmową dostawę.");
    expect(html).toContain("Gratis");
  }
});
