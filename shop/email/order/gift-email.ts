import { createGiftRows } from "../../order/gift/gift-rows.ts";
import type { Order } from "../../order/order.ts";
import { defuseLinks } from "../../text/defuse-links.ts";
import { createRowSection, paragraph, type EmailSection } from "../email-content.ts";

/** The dedication keeps its lines. Its words, and the recipient's, are a stranger's. */
export function createGiftSections({ gift }: Pick<Order, "gift">): EmailSection[] {
  if (!gift) return [];
  const { dedication, recipient } = gift;
  const rows = createGiftRows({ dedication: "", recipient });
  const facts = rows.map(({ label, value }) => ({ label, value: defuseLinks(value) }));
  const { parts } = createRowSection("Prezent", facts);
  const words = dedication ? [paragraph(`Dedykacja:\n${defuseLinks(dedication)}`)] : [];
  return [{ heading: "Prezent", parts: [...parts, ...words] }];
}
