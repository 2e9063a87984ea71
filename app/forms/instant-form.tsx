import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { navigateTo } from "../islands/page-requests.ts";

type InstantFormProps = {
  fields: ReactNode;
  className: string;
  /** Whether the new page takes the place of the old one in the history. */
  replace?: boolean;
};

/** Applies each change of a GET form at once and keeps the scroll position. */
export default function InstantForm({ fields, className, replace = false }: InstantFormProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    applyEarlyChoice(current!);
    // `toggle` does not bubble.
    current!.addEventListener("toggle", applyPricesOnClose, true);
    return () => current!.removeEventListener("toggle", applyPricesOnClose, true);
  }, []);
  /** Leaves empty fields out of the URL. */
  function applyFields(event: FormEvent<HTMLElement>): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const fields = [...new FormData(form)] as [string, string][];
    const query = new URLSearchParams(fields.filter(([, value]) => value));
    // The new list has its panel closed and keeps the focus on the button with the same name.
    if (document.activeElement?.closest("form [popover]")) {
      (form.elements.namedItem("cena") as HTMLElement).focus();
    }
    navigateTo(query.size > 0 ? `${location.pathname}?${query}` : location.pathname, {
      replace,
      info: { keepScroll: true },
    });
  }
  return (
    <div ref={element} className={className} onInput={applyOnInput} onSubmit={applyFields}>
      {fields}
    </div>
  );
}

/** A choice made before hydration. */
function applyEarlyChoice(element: HTMLElement): void {
  const chosen = element.querySelector(":checked:not([checked], [selected])");
  chosen?.closest("form")!.requestSubmit();
}

/** Prices are applied on submit or when their panel closes, other fields on input. */
function applyOnInput({ target }: FormEvent): void {
  const { form, type } = target as HTMLInputElement;
  if (type !== "text") form!.requestSubmit();
}

/** An invalid price is undone: a hidden field cannot show its error. */
function applyPricesOnClose({ target, newState }: ToggleEvent): void {
  if (newState === "open") return;
  const prices = [...(target as HTMLElement).querySelectorAll<HTMLInputElement>("[type=text]")];
  for (const price of prices) if (!price.validity.valid) price.value = price.defaultValue;
  if (prices.some(({ value, defaultValue }) => value !== defaultValue)) {
    prices[0]!.form!.requestSubmit();
  }
}
