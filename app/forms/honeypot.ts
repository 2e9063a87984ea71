/** The field that people do not see and robots fill in. */
export const honeypotName = "website";

/** The document alone brings it: whoever gets the form by script reads no documents blindly. */
export const honeypotHtml = import.meta.env.SSR
  ? `<label aria-hidden="true">Zostaw to pole puste<input name="${honeypotName}" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true"></label>`
  : "";
