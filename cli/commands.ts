import { backup } from "./backup.ts";
import { catalogueStatus } from "./catalogue-status.ts";
import type { Command } from "./command.ts";
import { doctor } from "./doctor.ts";
import { erase } from "./erase.ts";
import { move } from "./move.ts";
import { mailList } from "./mail/list.ts";
import { mailRetry } from "./mail/retry.ts";
import { mailShow } from "./mail/show.ts";
import { newsletterCommands } from "./newsletter.ts";
import { ordersExport } from "./orders/export.ts";
import { ordersList } from "./orders/list.ts";
import { ordersEntered, ordersRetry } from "./orders/retry.ts";
import { ordersShow } from "./orders/show.ts";
import { orderSteps } from "./orders/steps.ts";
import { restore } from "./restore.ts";
import { sync } from "./sync.ts";

/** All that `npm run shop` can do, in the order of its help. */
export const commands: readonly Command[] = [
  ordersList,
  ordersShow,
  ...orderSteps,
  ordersRetry,
  ordersEntered,
  ordersExport,
  mailList,
  mailShow,
  mailRetry,
  ...newsletterCommands,
  sync,
  catalogueStatus,
  doctor,
  backup,
  restore,
  move,
  erase,
];
