import { formatPrice, type Grosze } from "../../../shop/price.ts";
import { UsageError } from "../../run/command.ts";

/**
 * Parses `15,00`, `15,00 zł`, `15 zł` or `1500gr`. A number alone could mean either unit.
 * @throws UsageError
 */
export function parseAmount(text: string): Grosze {
  const compact = text.replaceAll(/\s/g, "");
  const [, zloty, fraction = "00"] = /^(\d{1,7})(?:,(\d\d)(?:zł)?|zł)$/.exec(compact) ?? [];
  const [, grosze] = /^(\d{1,9})gr$/.exec(compact) ?? [];
  const amount = zloty === undefined ? Number(grosze) : Number(zloty + fraction);
  if (amount > 0) return amount;
  throw new UsageError(explain(compact));
}

function explain(text: string): string {
  if (!/^[1-9]\d{0,6}$/.test(text)) return "Podaj kwotę tak: 15,00 albo 1500gr.";
  const [zloty, grosze] = [formatPrice(Number(text) * 100), formatPrice(Number(text))];
  return `„${text}” może znaczyć ${zloty} albo ${grosze}. Napisz ${text},00 albo ${text}gr.`;
}
