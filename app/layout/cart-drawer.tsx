import { lazy, Suspense } from "react";
import { Dialog, loadIfOpen } from "../ui/dialog.tsx";

const importContent = () => import("./cart-drawer-content.tsx");
const CartDrawerContent = lazy(importContent);
loadIfOpen("koszyk", () => importContent().catch(() => undefined));

/** The shell is always there for the native invoker; what it shows comes with the first look. */
export function CartDrawer() {
  return (
    <Dialog id="koszyk" className="cart-drawer" label="Koszyk">
      <Suspense fallback={<p className="cart-drawer__empty">Otwieramy koszyk…</p>}>
        <CartDrawerContent />
      </Suspense>
    </Dialog>
  );
}
