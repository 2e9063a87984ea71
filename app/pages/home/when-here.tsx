import { Suspense, use, type ReactNode } from "react";
import type { Goods } from "./show-goods.server.ts";

type WhenHereProps = {
  /** At hand in a document; on their way when a visitor comes from another page. */
  goods: Goods | Promise<Goods>;
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
