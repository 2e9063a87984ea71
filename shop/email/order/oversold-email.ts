import type { OversoldLine } from "../../order/baselinker/oversold.ts";
import type { OrderRecord } from "../../order/status/order-timeline.ts";
import type { RunningShop } from "../../shop-config.ts";
import { shopCommand } from "../../shop-command.ts";
import {
  createRowSection,
  createTextSection,
  paragraph,
  type EmailContent,
} from "../email-content.ts";

type OversoldOrder = OrderRecord & { oversold: readonly OversoldLine[] };

export function createOversoldEmail(record: OversoldOrder, { seller }: RunningShop): EmailContent {
  const { number } = record.order;
  const rows = record.oversold.map(({ name, quantity, missing }) => ({
    label: name,
    value: `zamówiono ${quantity} szt., brakuje ${missing} szt.`,
  }));
  return {
    title: `Zamówienie ${number}: zabraknie zabawek`,
    sections: [
      createTextSection(
        "BaseLinker ma na stanie mniej sztuk, niż potrzeba na to zamówienie. Zapewne ktoś w tej samej chwili kupił to samo gdzie indziej. Sklep niczego nie zmienił i powie o tym tylko raz.",
      ),
      createRowSection("Czego brakuje", rows),
      {
        heading: "Propozycja maila do klienta",
        parts: [
          paragraph("Odpowiedz na tę wiadomość, a odpowiedź trafi do klienta. Możesz wkleić:"),
          ...proposeMail(record, seller).map(paragraph),
        ],
      },
      {
        heading: "Gdy klient zrezygnuje",
        parts: listCommands(record).map(paragraph),
      },
    ],
  };
}

function proposeMail(
  { order, timeline, oversold }: OversoldOrder,
  { phone }: RunningShop["seller"],
): string[] {
  const isPaid = timeline.paidAt !== undefined;
  const list = oversold.map(({ name, missing }) => `${name} (${missing} szt.)`).join(", ");
  const ordered = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const short = oversold.reduce((sum, { missing }) => sum + missing, 0);
  const rest = `zrealizować resztę zamówienia${isPaid ? " i oddać pieniądze za brakujące zabawki" : ""}, `;
  const choices = `${short < ordered ? rest : ""}zaproponować coś podobnego albo anulować zamówienie${isPaid ? " i oddać całą wpłatę" : ""}`;
  return [
    `Dzień dobry! Bardzo nam przykro: nie mamy już wszystkiego z zamówienia ${order.number}, bo w tej samej chwili ktoś inny kupił ostatnie sztuki. Brakuje: ${list}.`,
    `Możemy ${choices}. Co wolisz? Odpisz na tę wiadomość albo zadzwoń: ${phone}.`,
  ];
}

function listCommands({ order, timeline, oversold }: OversoldOrder): string[] {
  const cancel = `Całe zamówienie: ${shopCommand} orders cancel ${order.number} --reason "Ktoś w tej samej chwili kupił ostatnią sztukę."`;
  if (timeline.paidAt === undefined) return [cancel];
  const lines = oversold.map(({ productId, missing }) => {
    const index = order.lines.findIndex((line) => line.productId === productId);
    return `${index + 1}x${missing}`;
  });
  return [
    cancel,
    `Zwrot za to, czego brakuje: ${shopCommand} orders refund ${order.number} --lines ${lines.join(",")}`,
  ];
}
