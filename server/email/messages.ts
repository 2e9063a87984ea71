import type { Message, MessageRequest } from "../../shop/email/message.ts";
import type { Mail } from "../db/jobs/email.ts";
import type { Store } from "../db/store.ts";

export function createMessages(deps: {
  store: Pick<Store, "saveMessage">;
  mailsFor: (message: Message) => readonly Mail[];
  now: () => number;
  newId: () => string;
  wakeOutbox: () => void;
}) {
  const { store, mailsFor, now, newId, wakeOutbox } = deps;
  return {
    /** @throws when the message cannot be stored. */
    async sendMessage(request: MessageRequest): Promise<{ repeated: boolean }> {
      const message = { ...request, id: newId(), receivedAt: now() };
      const saved = await store.saveMessage(message, mailsFor(message));
      if (!saved.repeated) wakeOutbox();
      return saved;
    },
  };
}
