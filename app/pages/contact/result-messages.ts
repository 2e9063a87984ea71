import { seller, times } from "../../../shop.config.ts";
import type { FormAnswer } from "./action.ts";

type Words = { title: string; text: string; good: boolean };

/** What an answer that leaves the form says, the same in the toast and in the page. */
export function answerWords(answer: FormAnswer | undefined): Words | undefined {
  switch (answer?.kind) {
    case "sent":
      return {
        title: "Wiadomość wysłana",
        text: `Dziękujemy. Odpiszemy w\u00a0ciągu ${times.reply} w\u00a0dni robocze.`,
        good: true,
      };
    case "failed":
      return {
        title: "Błąd wysyłania",
        text: `Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: ${seller.phone}`,
        good: false,
      };
    default:
      return undefined;
  }
}
