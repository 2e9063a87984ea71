/** The field that people do not see and robots fill in. */
export const trapName = "website";

/** The document alone brings it: whoever gets the form by script reads no documents blindly. */
export const trap = import.meta.env.SSR
  ? `<label aria-hidden="true">Zostaw to pole puste<input name="${trapName}" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true"></label>`
  : "";
