import { useEffect, useSyncExternalStore, type RefObject } from "react";

/**
 * What the parts that come from the server need of the browser. Returns whether the box of a gift,
 * which is no part of the island, is ticked.
 */
export function useOrderSlots(form: RefObject<HTMLFormElement | null>, isEmpty: boolean): boolean {
  useEffect(() => {
    import("./form-extras.ts")
      .then(({ addFormExtras }) => addFormExtras(form.current!))
      // Without it the form works as before.
      .catch(() => undefined);
  }, [form]);
  // Folds empty notes of an order. Without a cart, or without scripts, they are its content.
  useEffect(() => {
    const notes = form.current?.querySelector("details:has(textarea)");
    if (notes)
      (notes as HTMLDetailsElement).open = isEmpty || notes.querySelector("textarea")!.value !== "";
  }, [form, isEmpty]);
  return useSyncExternalStore(
    (onChange) => {
      const element = form.current;
      element?.addEventListener("input", onChange);
      return () => element?.removeEventListener("input", onChange);
    },
    () => !!form.current?.querySelector("[name=gift]:checked"),
    () => false,
  );
}
