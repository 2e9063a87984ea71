export function createTelUrl(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/** Encodes the address, so that it cannot add headers or a body to the e-mail. */
export function createMailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll("%40", "@")}`;
}
