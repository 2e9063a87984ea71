import { storageKeys } from "../../../shop.config.ts";
import { useEffect, type RefObject } from "react";
import { fetchFormTimestamp } from "../../forms/form-timestamp.ts";
import { tryStorage } from "../../storage.ts";
import { endAttempts } from "./order/idempotency-key.ts";

const storageKey = storageKeys.draft;

/** Keeps the fields in session storage, so that they survive a reload. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current!;
    restoreDraft(element);
    // After hydration: the first request takes 25 ms on a phone.
    const timer = setTimeout(fetchFormTimestamp, 0, element);
    const save = () => saveDraft(element);
    element.addEventListener("input", save);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", save);
    };
  }, [form]);
}

/** Call once the form was accepted. */
export function clearDraft(): void {
  endAttempts();
  tryStorage(() => sessionStorage.removeItem(storageKey));
}

function saveDraft(form: HTMLFormElement): void {
  tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify([...new FormData(form)])));
}

function restoreDraft(form: HTMLFormElement): void {
  tryStorage(() => {
    const fields = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, string][];
    // Fills what was typed, into empty fields only, and ticks all boxes but the terms.
    for (const [name, value] of fields) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (field?.type === "checkbox") field.checked = name !== "terms";
      else if (field?.value === "" && field.type !== "hidden") field.value = value;
    }
  });
}
