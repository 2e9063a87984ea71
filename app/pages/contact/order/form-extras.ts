import { bindCode } from "./fields/discount-code.ts";
import { rememberPerson } from "./remembered-person.ts";

/** What the form can do without, loaded once it is usable. */
export function addFormExtras(form: HTMLFormElement): void {
  rememberPerson(form);
  bindCode(form);
}
