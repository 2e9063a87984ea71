/** Name of the honeypot field, which only bots fill in. */
export const honeypotName = "website";

/** Rendered on the server only, for bots that post forms found in HTML. */
export const honeypotHtml = import.meta.env.SSR
  ? `<label aria-hidden="true">Zostaw to pole puste<input name="${honeypotName}" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true"></label>`
  : "";
