import { useEffect } from "react";
import { showToast } from "../ui/toast/toasts.ts";
import { navigateTo } from "./navigate.ts";

const readingMs = 2000;

type LoadErrorProps = {
  title: string;
  /** Where the visitor is taken after a moment. */
  next?: string;
};

/** Says what could not be shown; from within the shop the way goes on at once. */
export function LoadError({ title, next }: LoadErrorProps) {
  useEffect(() => {
    showToast({ kind: "error", title });
    if (next === undefined) return undefined;
    const fromShop = "navigation" in window && navigation.currentEntry!.index > 0;
    const timer = setTimeout(navigateTo, fromShop ? 0 : readingMs, next, { replace: true });
    return () => clearTimeout(timer);
  }, [title, next]);
  return null;
}
