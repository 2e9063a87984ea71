import type { MessageRequest } from "../../shop/email/message.ts";
import type { Store } from "../db/store.ts";
import type { WriteMail } from "./mails.ts";

export function createMessages(deps: {
  store: Pick<Store, "messages">;
  mail: WriteMail;
  now: () => number;
  newId: () => string;
  wakeEmails: () => void;
}) {
  const { store, mail, now, newId, wakeEmails } = deps;
  return {
    /** @throws when the message cannot be stored. */
    async sendMessage(request: MessageRequest): Promise<{ repeated: boolean }> {
      const message = { ...request, id: newId(), receivedAt: now() };
      const saved = await store.messages.save(message, [
        mail(message.kind, message, message.receivedAt),
      ]);
      if (!saved.repeated) wakeEmails();
      return saved;
    },
  };
}
