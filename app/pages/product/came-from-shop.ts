/** Whether going back stays in the shop: the router counts its entries, and a document begins at zero. */
export function cameFromShop(): boolean {
  return ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}
