/** `anna@example.com` → the address that opens a mail program; nothing in it adds to the letter. */
export function createMailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll("%40", "@")}`;
}
