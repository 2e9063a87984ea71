export const statusPathPrefix = "/zamowienie/";

/** Whoever has the status link sees the order: its id is the only key. */
export function createOrderLinks(origin: string, { id }: { id: string }) {
  return { status: `${origin}${createStatusPath(id)}`, withdrawal: `${origin}/odstapienie` };
}

export type OrderLinks = ReturnType<typeof createOrderLinks>;

export function createStatusPath(id: string): string {
  return statusPathPrefix + id;
}
