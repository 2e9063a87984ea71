/** POSTs with a flood budget of their own, so that a flood of one kind never stops another. */
export type FloodKind = "products" | "order" | "form";

/** By the path as it was sent: an unusual spelling spends the budget of all other forms. */
export function floodKind(url = ""): FloodKind {
  const [path, query] = url.split("?", 2);
  if (path === "/functions/v1/get-baselinker-products") return "products";
  const ordering = new URLSearchParams(query).get("koszyk") === "true";
  return ordering && /^\/kontakt(\.data)?$/.test(path!) ? "order" : "form";
}
