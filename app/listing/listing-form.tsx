import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { navigateTo } from "../islands/page-requests.ts";

/** Applies each change of the filters at once and keeps the scroll position. */
export function ListingForm({ fields }: { fields: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    applyEarlyChoice(element.current!);
    return closePanelByItself(element.current!);
  }, []);
  return (
    <div ref={element} className="filters-island" onInput={applyOnInput} onSubmit={applyFilters}>
      {fields}
    </div>
  );
}

/** A choice made before hydration. */
function applyEarlyChoice(element: HTMLElement): void {
  const changed = [...element.querySelectorAll("select")].find(
    ({ selectedOptions }) => !selectedOptions[0]!.defaultSelected,
  );
  changed?.form!.requestSubmit();
}

/** Leaves empty fields out of the URL. */
function applyFilters(event: FormEvent<HTMLElement>): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const fields = [...new FormData(form)] as [string, string][];
  const query = new URLSearchParams(fields.filter(([, value]) => value));
  closePanel(form);
  navigateTo(query.size > 0 ? `${location.pathname}?${query}` : location.pathname, {
    info: { keepScroll: true },
  });
}

/** Prices are applied on submit, other fields on input. */
function applyOnInput({ target }: FormEvent): void {
  const { form, type } = target as HTMLInputElement;
  if (type !== "text") form!.requestSubmit();
}

/** Closes the panel on Escape and when the focus leaves it. Returns its end. */
function closePanelByItself(element: HTMLElement): () => void {
  const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && closePanel(element);
  element.addEventListener("keydown", closeOnEscape);
  element.addEventListener("focusout", closePanelOnLeave);
  return () => {
    element.removeEventListener("keydown", closeOnEscape);
    element.removeEventListener("focusout", closePanelOnLeave);
  };
}

function closePanelOnLeave({ target, relatedTarget }: FocusEvent): void {
  const panel = (target as HTMLElement).closest("details");
  if (panel && relatedTarget && !panel.contains(relatedTarget as Node)) panel.open = false;
}

/** Returns the focus to the button of the panel. */
function closePanel(parent: HTMLElement): void {
  const panel = parent.querySelector("details")!;
  if (!panel.open) return;
  if (panel.contains(document.activeElement)) panel.querySelector("summary")!.focus();
  panel.open = false;
}
