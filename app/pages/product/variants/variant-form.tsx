import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { navigateTo } from "../../../islands/page-requests.ts";

/** Shows the chosen variant at once, in the place of the one before. */
export default function VariantForm({ fields }: { fields: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A choice made before hydration.
    const chosen = element.current!.querySelector<HTMLInputElement>(":checked");
    if (chosen && !chosen.defaultChecked) showVariant(chosen.form!);
  }, []);
  function onInput({ target }: FormEvent): void {
    showVariant((target as HTMLInputElement).form!);
  }
  return (
    <div ref={element} className="variants-island" onInput={onInput}>
      {fields}
    </div>
  );
}

function showVariant(form: HTMLFormElement): void {
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
  navigateTo(`${location.pathname}?${query}`, { replace: true, info: { keepScroll: true } });
}
