/** `+48 600 000 000` → the address that a telephone dials. */
export function createTelUrl(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
