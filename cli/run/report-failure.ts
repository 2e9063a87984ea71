import { pino } from "pino";
import { callWebhook } from "../../server/alerts/webhook.ts";
import { openTransport } from "../../server/email/transport/open-transport.ts";
import { readEnv, type Env } from "../../server/env.ts";
import { newId } from "../../server/new-id.ts";
import { OperatorError } from "../../server/operator-error.ts";
import { paragraph } from "../../shop/email/email-content.ts";
import type { Command } from "./command.ts";

const texts: Record<string, string> = {
  "latawiec.service": "Sklep nie działa: nie udało się go uruchomić",
  "latawiec-backup.service": "Kopia zapasowa się nie udała",
  "latawiec-doctor.service": "Sprawdzenie sklepu znalazło błąd",
};

/** Only what is needed to reach the owner: a mistake elsewhere may be why the unit failed. */
const needed = /^(SMTP_|ALERTS_|MAIL_FROM|ORDERS_TO|ORIGIN|DATA_DIR)/;

/** Mails without the database and its queue, either of which may be down as well. */
export const reportFailure: Command = {
  name: "report-failure",
  about: "pisze właścicielowi, że jednostka systemd zawiodła (dla OnFailure=)",
  positionals: ["JEDNOSTKA"],
  async run({ positionals: [unit] }) {
    const entries = Object.entries(process.env).filter(([name]) => needed.test(name));
    const env = readEnv(Object.fromEntries(entries));
    const subject = texts[unit!] ?? `Jednostka ${unit} zawiodła`;
    const text = `${subject}. Powód pokazuje: journalctl -u ${unit} -n 50`;
    const sent = await Promise.all([sendMail(env, subject, text), callOwner(env, text)]);
    if (!sent.includes(true)) throw new OperatorError("Nie udało się powiadomić właściciela.");
  },
};

async function sendMail(env: Env, subject: string, text: string): Promise<boolean> {
  const log = pino({ level: "silent" });
  const transport = openTransport({ env, log, document: () => undefined });
  try {
    const { kind } = await transport.deliver({
      id: newId(),
      kind: "alert",
      to: [env.ALERTS_TO],
      subject: `Alarm: ${subject}`,
      writtenAt: Date.now(),
      letter: {
        title: "Sklep potrzebuje Twojej uwagi",
        sections: [{ parts: [paragraph(text), paragraph(`Sklep: ${env.ORIGIN}`)] }],
      },
    });
    return kind === "sent";
  } finally {
    transport.close();
  }
}

async function callOwner({ ALERTS_URL: url }: Env, text: string): Promise<boolean> {
  if (url === undefined) return false;
  const alert = { kind: "unit-failed", since: new Date().toISOString(), text };
  return (await callWebhook(alert, { url, fetch })).kind === "done";
}
