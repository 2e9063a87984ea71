import "../styles/layers.css";
import { fetchFormTimestamp } from "../forms/form-timestamp.ts";
import { trackPointer } from "../forms/run-after-pointer-up.ts";
import { markBrokenPictures } from "../ui/picture/broken-pictures.ts";
import { startDialogs } from "./dialogs.ts";
import { startMenus } from "../layout/header/header-menus.ts";
import { openSearchBySlash } from "../layout/search-dialog/search-shortcut.ts";
import { readToast, toastEvent } from "../ui/toast/toasts.ts";
import { hydrateIslands, startIsland } from "./hydrate.tsx";
import { startNavigation } from "./navigation.ts";
import { startPrefetch } from "./prefetch.ts";

// Adds the style sheets of all pages.
import.meta.glob("../pages/**/*.css", { eager: true });

/** Browser entry, loaded by `bootstrap.ts` once the page is idle or at the first interaction. */
hydrateIslands(document);
startDialogs();
startMenus();
startNavigation();
startPrefetch();
markBrokenPictures();
trackPointer();
addEventListener("input", ({ target }) => fetchFormTimestamp((target as HTMLInputElement).form));
addEventListener("change", ({ target }) => {
  const field = target as HTMLInputElement;
  if (field.type !== "email") return;
  import("../forms/email-question.ts")
    .then(({ askAboutEmail }) => askAboutEmail(field))
    .catch(() => undefined);
});
addEventListener("keydown", openSearchBySlash);
addEventListener(toastEvent, () => {
  if (readToast()) startIsland(document.querySelector<HTMLElement>("[data-island=toaster]")!);
});
