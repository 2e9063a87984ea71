import { seller } from "../../../shop.config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { IslandDialog } from "../../ui/dialog/island-dialog.tsx";
import CartDrawerContent from "./cart-drawer-content.tsx";

export function CartDrawer() {
  return (
    <IslandDialog
      id="koszyk"
      className="cart-drawer"
      label="Koszyk"
      component={CartDrawerContent}
      fallbackTitle="Koszyk działa tylko z JavaScriptem"
    >
      Bez niego <a href="/kontakt?koszyk=true">zamów przez formularz</a> albo zadzwoń:{" "}
      <a href={createTelUrl(seller.phone)}>{seller.phone}</a>.
    </IslandDialog>
  );
}
