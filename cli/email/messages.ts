import { OperatorError } from "../../server/operator-error.ts";
import type { StoredMessage } from "../../shop/email/message.ts";
import { openDays } from "../../shop/privacy/retention.ts";
import { dayMs } from "../../shop/time/durations.ts";
import { shopCommand } from "../../shop/shop-command.ts";
import type { Command } from "../run/command.ts";
import { formatMoment, toIso } from "../output/dates.ts";
import { withStore } from "../run/open-store.ts";
import { alignColumns, print, printJson } from "../output/terminal.ts";

const kinds: Record<StoredMessage["kind"], string> = {
  contact: "wiadomość",
  enquiry: "zapytanie",
  withdrawal: "odstąpienie",
};

export const messageCommands: readonly Command[] = [
  {
    name: "messages list",
    about: "pokazuje wiadomości i odstąpienia od umowy, których nikt nie załatwił",
    async run({ json }) {
      const messages = await withStore(({ store, now }) => {
        const since = now - openDays * dayMs;
        return store.messages.listOpen({ messagesSince: since, withdrawalsSince: since });
      });
      if (json) return printJson(messages.map(toJson));
      const rows = messages.map(({ id, kind, receivedAt, form }) => [
        id,
        formatMoment(receivedAt),
        kinds[kind],
        form.name,
      ]);
      print(rows.length > 0 ? alignColumns(rows) : ["Nie ma niezałatwionych wiadomości."]);
    },
  },
  {
    name: "messages show",
    about: "pokazuje jedną wiadomość",
    positionals: ["ID"],
    async run({ positionals: [id = ""], json }) {
      const message = await withStore(({ store }) => store.messages.find(id));
      if (!message) throw unknownMessage(id);
      if (json) return printJson(toJson(message));
      const { kind, receivedAt, form } = message;
      print([
        `${kinds[kind]} z ${formatMoment(receivedAt)}`,
        `Od: ${[form.name, form.email, form.phone].filter(Boolean).join(", ")}`,
        "",
        ...form.message.split("\n"),
        "",
        `Po odpowiedzi: ${shopCommand} messages done ${id}`,
      ]);
    },
  },
  {
    name: "messages done",
    about: "uznaje wiadomości za załatwione; znikają z listy dnia",
    positionals: ["ID..."],
    async run({ positionals: ids, json }) {
      return withStore(async ({ store, now }) => {
        const unknown: string[] = [];
        for (const id of ids) if (!(await store.messages.finish(id, now))) unknown.push(id);
        if (json) printJson({ done: ids.length - unknown.length, unknown });
        else print([`Załatwione: ${ids.length - unknown.length}`]);
        for (const id of unknown) console.error(unknownMessage(id).message);
        return unknown.length === 0 ? 0 : 1;
      });
    },
  },
];

function toJson({ id, kind, receivedAt, form }: StoredMessage): object {
  const { name, email, phone, message } = form;
  return { id, kind, receivedAt: toIso(receivedAt), name, email, phone, message };
}

function unknownMessage(id: string): OperatorError {
  return new OperatorError(`Nie ma wiadomości ${id.replaceAll(/[^\w-]/g, "?")}.`);
}
