import { storageKeys } from "../../../../shop.config.ts";
import { tryStorage, writeStorage } from "../../../storage.ts";

const key = storageKeys.person;
const fields = ["name", "email", "phone", "address", "postalCode", "city"];

/**
 * Stores the customer's data on this device, if that is ticked when the form is sent, and fills the
 * next order's form. A form sent without the tick removes them, and so does the button.
 */
export function rememberPerson(form: HTMLFormElement): void {
  const part = form.querySelector<HTMLElement>(".form__remember")!;
  const box = part.querySelector("input")!;
  const button = part.querySelector("button")!;
  const controls = fields.map((name) => form.elements.namedItem(name) as HTMLInputElement);
  const stored = readPerson();
  part.inert = false;
  box.checked = stored !== undefined;
  button.hidden = !stored;
  for (const [index, control] of controls.entries()) control.value ||= stored?.[index] ?? "";
  button.addEventListener("click", () => {
    writeStorage(key, null);
    for (const control of controls) control.value = "";
    box.checked = false;
    button.hidden = true;
    // The draft of this tab forgets them as well.
    form.dispatchEvent(new Event("input"));
    controls[0]!.focus();
  });
  form.addEventListener("submit", () => {
    const values = controls.map(({ value }) => value);
    writeStorage(key, box.checked ? JSON.stringify(values) : null);
  });
}

/** The values of `fields`, in their order. */
function readPerson(): string[] | undefined {
  const values: unknown = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? "null"));
  const isPerson = Array.isArray(values) && values.every((value) => typeof value === "string");
  return isPerson ? values : undefined;
}
