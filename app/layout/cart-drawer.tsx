import { seller } from "../../shop.config.ts";
import { phoneAddress } from "../../shop/phone.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DialogFallback } from "../ui/dialog-fallback.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";

const CartDrawerContent = lazyComponent(() => import("./cart-drawer-content.tsx"), CartFallback);

/** The shell is always there for the native invoker; what it shows comes with the first look. */
export function CartDrawer() {
  return (
    <Dialog id="koszyk" className="cart-drawer" label="Koszyk" fallback={<CartFallback />}>
      <CartDrawerContent />
    </Dialog>
  );
}

function CartFallback() {
  return (
    <DialogFallback title="Koszyk działa tylko z&nbsp;JavaScriptem">
      Bez niego <a href="/kontakt?koszyk=true">zamów przez formularz</a> albo zadzwoń:{" "}
      <a href={phoneAddress(seller.phone)}>{seller.phone.replaceAll(" ", "\u00a0")}</a>.
    </DialogFallback>
  );
}
