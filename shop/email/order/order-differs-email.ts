import type { Difference } from "../../order/baselinker/differences.ts";
import { createRowSection, paragraph, type EmailContent } from "../email-content.ts";
import { shopCommand } from "../../shop-command.ts";

type DifferingOrder = { number: string; difference: Difference };

export function createOrderDiffersEmail({ number, difference }: DifferingOrder): EmailContent {
  const { what, here, there, advice } = difference;
  return {
    title: `Zamówienie ${number}: ${what.split(";")[0]!.toLowerCase()} w BaseLinkerze`,
    sections: [
      createRowSection(what, [
        { label: "W sklepie", value: here },
        { label: "W BaseLinkerze", value: there },
      ]),
      {
        parts: [
          ...(advice === undefined ? [] : [paragraph(advice)]),
          paragraph(
            `Sklep powie o tym tylko raz. Zobacz zamówienie: ${shopCommand} orders show ${number}`,
          ),
        ],
      },
    ],
  };
}
