import { formatDateTime } from "../time/date-time.ts";
import { createRowSection, paragraph, type EmailContent } from "../email/email-content.ts";
import type { AlertNotification, AlertPhase } from "./alert.ts";

const titles: Record<AlertPhase, string> = {
  begun: "Sklep potrzebuje Twojej uwagi",
  lasts: "Sklep nadal potrzebuje Twojej uwagi",
  over: "Sklep znów działa jak należy",
};

const subjects: Record<AlertPhase, string> = {
  begun: "Alarm",
  lasts: "Alarm trwa",
  over: "Koniec alarmu",
};

const nextSteps: Record<AlertPhase, string> = {
  begun: "Napiszemy znowu, gdy to minie, a jeśli potrwa dłużej – raz na dobę.",
  lasts: "Jutro przypomnimy o tym jeszcze raz, chyba że do tego czasu minie.",
  over: "Nie musisz nic robić.",
};

export function describeAlert({ phase, record: { text }, advice }: AlertNotification): string {
  if (phase === "over") return `${subjects.over}: ${text}.`;
  return `${subjects[phase]}: ${text}. ${advice}${/[.!?)]$/.test(advice) ? "" : "."}`;
}

export function alertSubject({ phase, record: { text } }: AlertNotification): string {
  return `${subjects[phase]}: ${text}`;
}

export function createAlertEmail(notification: AlertNotification, origin: string): EmailContent {
  const { phase, record, advice, details = [] } = notification;
  const texts = [`${record.text}.`, ...(advice ? [advice] : []), nextSteps[phase]];
  const parts = texts.map(paragraph);
  const rows = [
    ...details,
    { label: "Sklep", value: origin },
    { label: "Od kiedy", value: formatDateTime(record.since) },
    { label: "Rodzaj", value: record.kind },
  ];
  return { title: titles[phase], sections: [{ parts }, createRowSection("Szczegóły", rows)] };
}
