import { cleanEmail } from "../../shop/field/email.ts";
import { suggestEmail } from "../../shop/field/suggest-email.ts";
import { runAfterPointerUp } from "./run-after-pointer-up.ts";

/** Asks beside the field about a likely typo, which one tap corrects; an answer is not required. */
export function askAboutEmail(field: HTMLInputElement): void {
  const suggestion = suggestEmail(cleanEmail(field.value));
  const question = field.closest(".field")?.querySelector(".field__question");
  runAfterPointerUp(() => question?.replaceChildren(...createQuestion(field, suggestion)));
}

function createQuestion(field: HTMLInputElement, suggestion: string | undefined) {
  if (!suggestion) return [];
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button--quiet";
  button.textContent = "Popraw";
  button.addEventListener("click", () => {
    field.value = suggestion;
    field.focus();
    // The draft and the error of the field follow.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    askAboutEmail(field);
  });
  return [`Czy chodziło o ${suggestion}?`, button];
}
