export const statusPathPrefix = "/zamowienie/";

/** The id in the status URL is the only credential for the order's page. */
export function createOrderLinks(origin: string, { id }: { id: string }) {
  return { status: `${origin}${createStatusPath(id)}`, withdrawal: `${origin}/odstapienie` };
}

export type OrderLinks = ReturnType<typeof createOrderLinks>;

export function createStatusPath(id: string): string {
  return statusPathPrefix + id;
}
