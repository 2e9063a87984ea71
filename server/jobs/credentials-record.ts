import type { Store } from "../db/store.ts";
import type { CheckedService } from "../db/secrets.ts";

export type CredentialsRecord = ReturnType<typeof createCredentialsRecord>;

/**
 * Records for the alerts whether a service takes the shop's credentials, each change once. Never
 * throws: what was sent must not be sent again because this could not be stored.
 */
export function createCredentialsRecord(
  service: CheckedService,
  { store: { settings }, now }: { store: Pick<Store, "settings">; now: () => number },
) {
  let accepted: boolean | undefined;
  return {
    async accept(): Promise<void> {
      if (accepted) return;
      accepted = await settings.clearRefusal(service).then(
        () => true,
        () => undefined,
      );
    },
    async refuse(reason: string): Promise<void> {
      accepted = false;
      await settings.recordRefusal(service, { since: now(), reason }).catch(() => undefined);
    },
  };
}
