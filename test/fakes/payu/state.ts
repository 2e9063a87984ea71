import { createAccount } from "./account.ts";
import { createNotifications } from "./notifications.ts";
import { createSchedule } from "./schedule.ts";

export type Options = {
  port?: number;
  now?: () => number;
  posId?: string;
  clientId?: string;
  clientSecret?: string;
  secondKey?: string;
  /** Delivers notifications in real time instead of in `advance` and `deliverDue`. */
  automatic?: boolean;
};

export type State = ReturnType<typeof createState>;

export function createState(options: Options) {
  const { posId = "123456", secondKey = "fake-second-key" } = options;
  const { clientId = posId, clientSecret = "fake-client-secret" } = options;
  const schedule = createSchedule(options.now ?? Date.now, options.automatic ?? false);
  return {
    posId,
    clientId,
    clientSecret,
    secondKey,
    schedule,
    account: createAccount(),
    notifications: createNotifications(schedule, secondKey),
    /** By client id; add one for a token of another point of sale. */
    clients: new Map([[clientId, { secret: clientSecret, posId }]]),
    /** Valid tokens with their expiry; clear it to make PayU forget them. */
    tokens: new Map<string, { posId: string; until: number }>(),
    tokenSeconds: 43_199,
    /** Whether the error about a taken extOrderId says which order has it. */
    duplicateNamesOrder: true,
    /** False makes paid orders wait for the merchant's confirmation. */
    autoReceive: true,
    /** PENDING lets the buyer try again on PayU's page after a refusal. */
    statusAfterRefusal: "CANCELED" as "CANCELED" | "PENDING",
    /** In grosze; 200 was seen. */
    minPartialRefund: 0,
    /** The service's own address, known once it listens. */
    origin: "",
  };
}
