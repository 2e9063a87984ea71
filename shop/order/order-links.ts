export const statusPrefix = "/zamowienie/";

/** Whoever has the status link sees the order: its id is the only key. */
export function orderLinks(origin: string, { id }: { id: string }) {
  return { status: `${origin}${statusPath(id)}`, withdrawal: `${origin}/odstapienie` };
}

export type OrderLinks = ReturnType<typeof orderLinks>;

export function statusPath(id: string): string {
  return statusPrefix + id;
}
