import { useEffect, type RefObject } from "react";
import { fetchFormTimestamp } from "../../forms/form-timestamp.ts";

const storageKey = "latawiec-form";

/** A reload or a look at the terms loses nothing: the fields live as long as the tab. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current!;
    restoreDraft(element);
    // Not while the page still begins: its first question costs a phone 25 ms.
    const timer = setTimeout(fetchFormTimestamp, 0, element);
    const save = () => saveDraft(element);
    element.addEventListener("input", save);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", save);
    };
  }, [form]);
}

export function clearDraft(): void {
  tryStorage(() => sessionStorage.removeItem(storageKey));
}

function saveDraft(form: HTMLFormElement): void {
  tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify([...new FormData(form)])));
}

function restoreDraft(form: HTMLFormElement): void {
  tryStorage(() => {
    const fields = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, string][];
    // Only what is empty: the cart's own fields are filled, and ticks are given anew.
    for (const [name, value] of fields) {
      const field = form.elements.namedItem(name);
      if (field && "value" in field && !field.value) field.value = value;
    }
  });
}

/** Storage may be forbidden or broken; a draft is a courtesy. */
function tryStorage(access: () => void): void {
  try {
    access();
  } catch {
    // Nothing to do: the fields are still on the screen.
  }
}
