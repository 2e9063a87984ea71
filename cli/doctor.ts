import { checkShop } from "../server/doctor/doctor.ts";
import type { Finding } from "../server/doctor/finding.ts";
import type { Command } from "./run/command.ts";

/** Exit code 1 when there is a `bad` finding. */
export const doctor: Command = {
  name: "doctor",
  about: "sprawdza shop.config.ts, ustawienia, bazę, pocztę, magazyn i teksty; niczego nie zmienia",
  async run({ json }) {
    const findings = await checkShop(process.env, Date.now);
    const healthy = findings.every(({ level }) => level !== "bad");
    const lines = findings.flatMap(({ area, level, text, advice }) => [
      `${symbols[level]} ${area}: ${text}`,
      ...(advice ? [`    ${advice}`] : []),
    ]);
    console.log(json ? JSON.stringify({ healthy, findings }) : lines.join("\n"));
    return healthy ? 0 : 1;
  },
};

const symbols: Record<Finding["level"], string> = { good: "✓", warning: "!", bad: "✗" };
