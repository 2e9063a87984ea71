import { DomUtils, parseDocument } from "htmlparser2";
import { fromDecimal, type Grosze } from "../../price.ts";
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
    const sum = details.reduce((total, detail) => total + (readAmount(detail) ?? NaN), 0);
    const isSplit = details.length > 1 && sum === readAmount(entry);
    return (isSplit ? details : [entry]).map((part) => readMovement(part, entry, index + 1));
  });
}

function readMovement(payment: Node, entry: Node, line: number): Movement {
  const amount = findAmount(payment);
  const indicator = findChild(payment, "CdtDbtInd") ?? findChild(entry, "CdtDbtInd");
  const status = findText(entry, "Sts", "Cd") || findText(entry, "Sts");
  return {
    line,
    date: findText(entry, "BookgDt") || findText(entry, "ValDt"),
    amount: readAmount(payment),
    amountText: textOf(amount),
    currency: (amount && "attribs" in amount && amount.attribs.Ccy) || "",
    direction: readDirection(textOf(indicator)),
    isReversal: /^(?:true|1)$/.test(findText(entry, "RvslInd")),
    unbooked: status === "BOOK" ? undefined : status || "bez stanu",
    ...readTexts(payment, entry),
  };
}

function readAmount(payment: Node): Grosze | undefined {
  const text = textOf(findAmount(payment));
  return /^\d+(?:\.\d+)?$/.test(text) ? fromDecimal(Number(text)) : undefined;
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
  const details = findAll(payment, "TxAmt")[0];
  return findChild(payment, "Amt") ?? (details && findChild(details, "Amt"));
}

function findChild(node: Node, name: string): Node | undefined {
  return DomUtils.getChildren(node).find(isNamed(name));
}

function findText(node: Node, ...path: readonly string[]): string {
  const follow = (from: Node | undefined, name: string) => from && findAll(from, name)[0];
  return textOf(path.reduce<Node | undefined>(follow, node));
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
