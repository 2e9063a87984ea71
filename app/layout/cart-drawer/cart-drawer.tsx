import { seller } from "../../../shop.config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { DialogIsland } from "../../islands/island.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { DialogFallback } from "../../ui/dialog/dialog-fallback.tsx";
import { CartDrawerContent } from "./cart-drawer-content.tsx";

export function CartDrawer() {
  return (
    <Dialog id="koszyk" className="cart-drawer" label="Koszyk">
      <DialogIsland component={CartDrawerContent}>
        <DialogFallback title="Koszyk działa tylko z&nbsp;JavaScriptem">
          Bez niego <a href="/kontakt?koszyk=true">zamów przez formularz</a> albo zadzwoń:{" "}
          <a href={createTelUrl(seller.phone)}>{seller.phone.replaceAll(" ", "\u00a0")}</a>.
        </DialogFallback>
      </DialogIsland>
    </Dialog>
  );
}
