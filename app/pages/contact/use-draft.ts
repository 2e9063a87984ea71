import { useEffect, type RefObject } from "react";
import { fetchFormTimestamp } from "../../forms/form-timestamp.ts";

const storageKey = "latawiec-form";

/** A reload or a look at the terms loses nothing: the fields live as long as the tab. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current!;
    restoreDraft(element);
    // Not while the page still begins: its first question costs a phone 25 ms.
    const asking = setTimeout(fetchFormTimestamp, 0, element);
    const keep = () => keepDraft(element);
    element.addEventListener("input", keep);
    return () => {
      clearTimeout(asking);
      element.removeEventListener("input", keep);
    };
  }, [form]);
}

export function dropDraft(): void {
  write(() => sessionStorage.removeItem(storageKey));
}

function keepDraft(form: HTMLFormElement): void {
  write(() => sessionStorage.setItem(storageKey, JSON.stringify([...new FormData(form)])));
}

function restoreDraft(form: HTMLFormElement): void {
  write(() => {
    const fields = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, string][];
    // Only what is empty: the cart's own fields are filled, and ticks are given anew.
    for (const [name, value] of fields) {
      const field = form.elements.namedItem(name);
      if (field && "value" in field && !field.value) field.value = value;
    }
  });
}

/** Storage may be forbidden or broken; a draft is a courtesy. */
function write(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing to do: the fields are still on the screen.
  }
}
