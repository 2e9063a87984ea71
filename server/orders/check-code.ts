import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { applyCode, type CodeRejection } from "../../shop/order/discount/apply-code.ts";
import type { DiscountValue } from "../../shop/order/discount/discount-code.ts";
import { priceCart, type Discount, type OrderLineRequest } from "../../shop/order/order.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import type { Store } from "../db/store.ts";

export type CheckedCode =
  | { discount: Discount; value: DiscountValue }
  | { rejection: CodeRejection };

type Deps = {
  store: { codes: Pick<Store["codes"], "find"> };
  catalogue: () => Catalogue;
  shop: Pick<ShopConfig, "newsletterDiscount">;
  now: () => number;
};

/** Shows what a code would take off; the order alone takes it, and may find it taken. */
export function createCodeCheck({ store, catalogue, shop, now }: Deps) {
  return {
    async checkCode(code: string, requested: readonly OrderLineRequest[]): Promise<CheckedCode> {
      const known = await store.codes.find(code, shop.newsletterDiscount);
      const { product } = catalogue();
      // The cart tells about those that are not for sale.
      const lines = requested.flatMap((line) => {
        const priced = priceCart([line], catalogue());
        return "lines" in priced ? priced.lines : [];
      });
      const applied = applyCode(known, lines, product, now());
      if ("rejection" in applied) return applied;
      return { discount: { code, amount: applied.amount }, value: known!.value };
    },
  };
}
