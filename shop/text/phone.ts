export function createTelUrl(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
