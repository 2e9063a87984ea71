import { DomUtils, parseDocument } from "htmlparser2";
import { fromDecimal } from "../../price.ts";
import type { Movement } from "./movement.ts";

type Node = Parameters<typeof DomUtils.getChildren>[0];

/** Whether the XML is a statement, a day's report or a notification of ISO 20022. */
export function isCamt(text: string): boolean {
  return /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b/.test(text);
}

/** Banks put several payments in one entry; then its details have an amount each. */
export function parseCamt(text: string): Movement[] {
  const entries = findAll(parseDocument(text, { xmlMode: true }), "Ntry");
  return entries.flatMap((entry, index) => {
    const details = findAll(entry, "TxDtls");
    const own = details.filter((detail) => find(detail, "CdtDbtInd") && findAmount(detail));
    const payments = details.length > 1 && own.length === details.length ? details : [entry];
    return payments.map((payment) => readMovement(payment, entry, index + 1));
  });
}

function readMovement(payment: Node, entry: Node, line: number): Movement {
  const amount = findAmount(payment) ?? find(entry, "Amt");
  const text = textOf(amount);
  const status = findText(entry, "Sts", "Cd") || findText(entry, "Sts");
  return {
    line,
    date: findText(entry, "BookgDt") || findText(entry, "ValDt"),
    amount: /^\d+(\.\d+)?$/.test(text) ? fromDecimal(Number(text)) : undefined,
    amountText: text,
    currency: (amount && "attribs" in amount && amount.attribs.Ccy) || "",
    direction: readDirection(findText(payment, "CdtDbtInd")),
    isReversal: findText(entry, "RvslInd") === "true",
    unbooked: status === "BOOK" ? undefined : status || "bez stanu",
    ...readTexts(payment, entry),
  };
}

function readDirection(indicator: string): Movement["direction"] {
  if (indicator === "CRDT") return "in";
  return indicator === "DBIT" ? "out" : "unknown";
}

function readTexts(payment: Node, entry: Node) {
  const lines = findAll(payment, "Ustrd").map(textOf);
  const fallback = [
    findText(payment, "Strd"),
    findText(payment, "AddtlTxInf"),
    findText(entry, "AddtlNtryInf"),
  ];
  const title = lines.join(" ") || fallback.find(Boolean) || "";
  const glued = lines.join("");
  return {
    title,
    sender: findText(payment, "Dbtr", "Nm"),
    ...(glued !== "" && glued !== title && { otherTitles: [glued] }),
  };
}

/** Of the payment itself, not of what was ordered in another currency. */
function findAmount(payment: Node): Node | undefined {
  const direct = DomUtils.getChildren(payment).find(isNamed("Amt"));
  return direct ?? (find(payment, "TxAmt") && find(find(payment, "TxAmt")!, "Amt"));
}

function findText(node: Node, ...path: readonly string[]): string {
  const found = path.reduce<Node | undefined>((from, name) => from && find(from, name), node);
  return textOf(found);
}

function find(node: Node, name: string): Node | undefined {
  return findAll(node, name)[0];
}

function findAll(node: Node, name: string): Node[] {
  return DomUtils.filter(isNamed(name), DomUtils.getChildren(node), true);
}

/** Some banks write a prefix: `ns2:Ntry`. */
function isNamed(name: string) {
  return (node: Node): boolean => "name" in node && node.name.replace(/^.*:/, "") === name;
}

function textOf(node: Node | undefined): string {
  return node ? DomUtils.textContent(node).replaceAll(/\s+/g, " ").trim() : "";
}
