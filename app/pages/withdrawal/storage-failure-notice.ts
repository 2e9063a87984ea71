import { seller } from "../../../shop.config.ts";
import type { FormNotice } from "../../forms/read-form.ts";

export const storageFailureNotice: FormNotice = {
  title: "Błąd wysyłania",
  text: `Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: ${seller.phone}`,
};
