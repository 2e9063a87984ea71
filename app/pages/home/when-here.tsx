import { Suspense, use, type ReactNode } from "react";
import type { ComingGoods, Goods } from "./show-goods.server.ts";

type WhenHereProps = {
  goods: ComingGoods;
  meanwhile?: ReactNode;
  children: (goods: Goods) => ReactNode;
};

export function WhenHere({ goods, meanwhile = null, children }: WhenHereProps) {
  if (!(goods instanceof Promise)) return children(goods);
  return (
    <Suspense fallback={meanwhile}>
      <Arriving goods={goods}>{children}</Arriving>
    </Suspense>
  );
}

type ArrivingProps = { goods: Promise<Goods>; children: WhenHereProps["children"] };

function Arriving({ goods, children }: ArrivingProps) {
  return children(use(goods));
}
