import { lazy } from "react";
import { Still } from "../ui/still.tsx";
import { CartButton, SearchButton } from "./header-tools.tsx";
import { useHeaderMenus } from "./header-menus.ts";

const HeaderNavigation = lazy(() => import("./header-navigation.tsx"));

/** The bar that stays on top. Its links and menus work as they come; the basket's count is drawn here. */
export function Header() {
  const header = useHeaderMenus();
  return (
    <header className="header" ref={header}>
      <div className="wrap header__row">
        <Still id="nawigacja" content={HeaderNavigation} />
        <div className="header__tools">
          <SearchButton />
          <CartButton />
        </div>
      </div>
    </header>
  );
}
