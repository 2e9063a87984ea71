import { useEffect, useSyncExternalStore, type RefObject } from "react";

/** What the parts that come from the server need of the browser. */
export function useOrderSlots(form: RefObject<HTMLFormElement | null>, isEmpty: boolean) {
  useFoldedNotes(form, isEmpty);
  useFormExtras(form);
  return { isGift: useIsGift(form) };
}

/** Whether the box of the form, which is no part of the island, is ticked. */
function useIsGift(form: RefObject<HTMLFormElement | null>): boolean {
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

function useFormExtras(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    import("./form-extras.ts")
      .then(({ addFormExtras }) => addFormExtras(form.current!))
      // Without it the form works as before.
      .catch(() => undefined);
  }, [form]);
}

/** Folds empty notes of an order. Without a cart, or without scripts, they are its content. */
function useFoldedNotes(form: RefObject<HTMLFormElement | null>, isEmpty: boolean): void {
  useEffect(() => {
    const notes = form.current?.querySelector("details:has(textarea)");
    if (notes)
      (notes as HTMLDetailsElement).open = isEmpty || notes.querySelector("textarea")!.value !== "";
  }, [form, isEmpty]);
}
