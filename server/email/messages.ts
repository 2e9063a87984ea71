import type { Message, MessageRequest } from "../../shop/email/message.ts";
import type { Mail } from "../db/emails/email.ts";
import type { Store } from "../db/store.ts";

export function createMessages(deps: {
  store: Pick<Store, "messages">;
  mailsFor: (message: Message) => readonly Mail[];
  now: () => number;
  newId: () => string;
  wakeEmails: () => void;
}) {
  const { store, mailsFor, now, newId, wakeEmails } = deps;
  return {
    /** @throws when the message cannot be stored. */
    async sendMessage(request: MessageRequest): Promise<{ repeated: boolean }> {
      const message = { ...request, id: newId(), receivedAt: now() };
      const saved = await store.messages.save(message, mailsFor(message));
      if (!saved.repeated) wakeEmails();
      return saved;
    },
  };
}
