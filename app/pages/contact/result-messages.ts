import { seller, times } from "../../../shop.config.ts";
import type { FormResult } from "./action.ts";

type ResultMessage = { title: string; text: string; success: boolean };

/** Message of a result that keeps the form, for the toast and for the page. */
export function createResultMessage(result: FormResult | undefined): ResultMessage | undefined {
  switch (result?.kind) {
    case "sent":
      return {
        title: "Wiadomość wysłana",
        text: `Dziękujemy. Odpiszemy w\u00a0ciągu ${times.reply} w\u00a0dni robocze.`,
        success: true,
      };
    case "failed":
      return {
        title: "Błąd wysyłania",
        text: `Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: ${seller.phone}`,
        success: false,
      };
    default:
      return undefined;
  }
}
