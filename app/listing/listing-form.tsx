import { lazy, useEffect, useLayoutEffect, useRef, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { Still } from "../ui/still.tsx";

const ListingFields = lazy(() => import("./listing-fields.tsx"));

/** Back from a toy, the fold is as it was: only so the place in the list is the same. */
let wasOpen = false;

/** A form that works as it comes; from here it leaves the page where it is. */
export function ListingForm({ query }: { query: string }) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const filled = useRef(query);
  useEffect(() => {
    if (filled.current !== query) fillForm(box.current!.querySelector("form")!, query);
    filled.current = query;
  }, [query]);
  useLayoutEffect(() => {
    const fold = box.current!.querySelector("details")!;
    fold.open ||= wasOpen;
    return () => {
      wasOpen = fold.open;
    };
  }, []);
  function show(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.target as HTMLFormElement)] as [string, string][];
    const asked = new URLSearchParams(fields.filter(([, value]) => value));
    void navigate(`?${asked}`, { preventScrollReset: true });
  }
  return (
    <div ref={box} onInput={showChosen}>
      <Still id="filtry" content={ListingFields} given={{ query }} onSubmit={show} />
    </div>
  );
}

/** A choice is made at once; a price is first written to its end. */
function showChosen({ target }: FormEvent): void {
  const { form, type } = target as HTMLInputElement;
  if (type !== "text") form!.requestSubmit();
}

/** After Back, or when a filter was taken off elsewhere, the fields say again what the list shows. */
function fillForm(form: HTMLFormElement, query: string): void {
  const asked = new URLSearchParams(query);
  for (const field of form.elements as Iterable<HTMLInputElement>) {
    const value = asked.get(field.name) ?? "";
    if (field.type === "checkbox") field.checked = value !== "";
    else if (field.name) field.value = value.replace(".", ",");
  }
}
