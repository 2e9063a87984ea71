import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { findPriceWindow } from "../../shop/catalogue/price-history/price-period.ts";
import {
  applyCode,
  type CodeRejection,
  type KnownCode,
} from "../../shop/order/discount/apply-code.ts";
import { isForEverybody, type DiscountValue } from "../../shop/order/discount/discount-code.ts";
import {
  priceCart,
  type Discount,
  type OrderLine,
  type OrderLineRequest,
} from "../../shop/order/order.ts";
import type { Grosze } from "../../shop/price.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import type { Store } from "../db/store.ts";

/** Of the 30 days before a code for everybody; none of a code for one person. */
export type LowestPrice = { name: string; price: Grosze };

export type CheckedCode =
  | { discount: Discount; value: DiscountValue; lowestPrices: readonly LowestPrice[] }
  | { rejection: CodeRejection };

type Deps = {
  store: {
    codes: Pick<Store["codes"], "find">;
    prices: Pick<Store["prices"], "readLowest">;
  };
  catalogue: () => Catalogue;
  priceKey: (product: { id: string }) => string;
  shop: Pick<ShopConfig, "newsletterDiscount">;
  now: () => number;
};

/** Shows what a code would take off; the order alone takes it, and may find it taken. */
export function createCodeCheck(deps: Deps) {
  const { store, catalogue, shop, now } = deps;
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
      const lowestPrices = await findLowestPrices(known!, applied.lines, deps);
      return { discount: { code, amount: applied.amount }, value: known!.value, lowestPrices };
    },
  };
}

async function findLowestPrices(
  code: KnownCode,
  lines: readonly OrderLine[],
  { store, priceKey }: Deps,
): Promise<LowestPrice[]> {
  if (!isForEverybody(code)) return [];
  const reduced = lines.filter(({ discount }) => discount);
  const begin = Math.max(code.createdAt, code.validFrom ?? 0);
  // A price of the same day counts too, if it was offered before the code.
  const window = { ...findPriceWindow(begin), end: begin };
  const keyOf = ({ productId: id }: OrderLine) => priceKey({ id });
  const lowest = await store.prices.readLowest(reduced.map(keyOf), window);
  return reduced.map((line) => ({
    name: line.name,
    price: lowest.get(keyOf(line)) ?? line.unitPrice,
  }));
}
