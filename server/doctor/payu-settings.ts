import { paymentOptions } from "../../shop.config.ts";
import type { Env } from "../env.ts";
import { findingsFor, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("ustawienia");

export function checkPayuSettings(
  { PAYU }: Pick<Env, "PAYU">,
  open: boolean,
  options = paymentOptions,
): Finding[] {
  const labels = options.filter(isOnline).map(({ label }) => `„${label}”`);
  if (!PAYU && labels.length === 0) return [];
  if (!PAYU) {
    const text = `PayU nie jest podłączone: przy płatności ${labels.join(", ")} link wysyłasz każdemu klientowi sam`;
    const advice = "Ustaw PAYU_POS_ID, PAYU_CLIENT_ID, PAYU_CLIENT_SECRET i PAYU_SECOND_KEY.";
    return [warning(text, advice)];
  }
  if (labels.length === 0) {
    const text = "PayU jest podłączone, a w koszyku nie ma płatności online";
    return [warning(text, 'Dodaj w shop.config.ts płatność z settlement: "online".')];
  }
  const { hostname } = new URL(PAYU.url);
  if (hostname === "secure.payu.com") return [good(`PayU: punkt płatności ${PAYU.posId}`)];
  const text = `Płatności są próbne, nikt naprawdę nie płaci: PAYU_URL prowadzi do ${hostname}`;
  const advice = "Usuń PAYU_URL i wpisz dane prawdziwego punktu płatności.";
  return [open ? bad(text, advice) : warning(text, advice)];
}

function isOnline({ settlement }: (typeof paymentOptions)[number]): boolean {
  return settlement === "online";
}
