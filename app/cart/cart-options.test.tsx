import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { emptyCart } from "../../shop/cart/cart.ts";
import { DeliveryOptions, PaymentOptions } from "./cart-options.tsx";

it("are shown without days that a shop deployed meanwhile does not name", () => {
  for (const Options of [DeliveryOptions, PaymentOptions])
    expect(renderToStaticMarkup(<Options cart={emptyCart} times={{}} />)).toContain("radio");
});
