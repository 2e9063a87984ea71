import type { Message, MessageRequest } from "../../shop/email/message.ts";
import type { Mail } from "../db/jobs/email.ts";
import type { Store } from "../db/store.ts";

export function createMessages(means: {
  store: Pick<Store, "keepMessage">;
  mailsFor: (message: Message) => readonly Mail[];
  now: () => number;
  newId: () => string;
  pokeOutbox: () => void;
}) {
  const { store, mailsFor, now, newId, pokeOutbox } = means;
  return {
    /** @throws when the message cannot be kept; then the shop will not get it. */
    async sendMessage(request: MessageRequest): Promise<{ repeated: boolean }> {
      const message = { ...request, id: newId(), receivedAt: now() };
      const kept = await store.keepMessage(message, mailsFor(message));
      if (!kept.repeated) pokeOutbox();
      return kept;
    },
  };
}
