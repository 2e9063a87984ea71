import { useEffect } from "react";
import { showToast } from "../ui/toast/toasts.ts";
import { navigateTo } from "./page-requests.ts";

const redirectDelayMs = 2000;

type LoadErrorToastProps = {
  title: string;
  redirectTo?: string;
};

/** Shows an error toast and redirects: at once inside the shop, after a pause on a fresh visit. */
export default function LoadErrorToast({ title, redirectTo }: LoadErrorToastProps) {
  useEffect(() => {
    showToast({ kind: "error", title });
    if (redirectTo === undefined) return undefined;
    const cameFromShop = "navigation" in window && navigation.currentEntry!.index > 0;
    const timer = setTimeout(navigateTo, cameFromShop ? 0 : redirectDelayMs, redirectTo, {
      replace: true,
    });
    return () => clearTimeout(timer);
  }, [title, redirectTo]);
  return null;
}
