import { useEffect } from "react";
import { showToast } from "../ui/toast/toasts.ts";
import { navigateTo } from "./navigate.ts";

const redirectDelayMs = 2000;

type LoadErrorToastProps = {
  title: string;
  /** Where the visitor is taken after a moment. */
  redirectTo?: string;
};

/** Says what could not be shown; from within the shop the way goes on at once. */
export function LoadErrorToast({ title, redirectTo }: LoadErrorToastProps) {
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
