import { seller } from "../../../shop.config.ts";
import type { Obstacle } from "../../forms/read-form.ts";

export const notStored: Obstacle = {
  title: "Błąd wysyłania",
  text: `Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: ${seller.phone}`,
};
