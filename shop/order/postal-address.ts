import type { PostalAddress } from "../shop-config.ts";

export function formatAddress({ street, postalCode, city }: PostalAddress): string {
  return `${street}, ${postalCode} ${city}`;
}
