import { DialogIsland } from "../../islands/island.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { DialogFallback } from "../../ui/dialog/dialog-fallback.tsx";
import { SearchDialogContent } from "./search-dialog-content.tsx";

export function SearchDialog() {
  return (
    <Dialog id="wyszukiwarka" className="search-dialog" label="Wyszukiwarka">
      <DialogIsland component={SearchDialogContent}>
        <DialogFallback title="Podpowiedzi działają tylko z&nbsp;JavaScriptem">
          Bez niego <a href="/szukaj">szukaj na osobnej stronie</a>.
        </DialogFallback>
      </DialogIsland>
    </Dialog>
  );
}
