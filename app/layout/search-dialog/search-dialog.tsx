import { IslandDialog } from "../../ui/dialog/island-dialog.tsx";
import SearchDialogContent from "./search-dialog-content.tsx";

export function SearchDialog() {
  return (
    <IslandDialog
      id="wyszukiwarka"
      className="search-dialog"
      label="Wyszukiwarka"
      component={SearchDialogContent}
      fallbackTitle="Podpowiedzi działają tylko z JavaScriptem"
    >
      Bez niego <a href="/szukaj">szukaj na osobnej stronie</a>.
    </IslandDialog>
  );
}
