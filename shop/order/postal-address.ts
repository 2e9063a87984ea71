import type { PostalAddress } from "../shop-config.ts";

/** `ul. Podniebna 7, 42-400 Zawiercie` */
export function formatAddress({ street, postalCode, city }: PostalAddress): string {
  return `${street}, ${postalCode} ${city}`;
}
