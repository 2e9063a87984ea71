import { coming } from "../ui/coming.tsx";
import { Dialog } from "../ui/dialog.tsx";

const CartDrawerContent = coming(() => import("./cart-drawer-content.tsx"));

/** The shell is always there for the native invoker; what it shows comes with the first look. */
export function CartDrawer() {
  return (
    <Dialog id="koszyk" className="cart-drawer" label="Koszyk">
      <CartDrawerContent meanwhile={<p className="cart-drawer__empty">Otwieramy koszyk…</p>} />
    </Dialog>
  );
}
