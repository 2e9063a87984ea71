import { backup } from "./database/backup.ts";
import { baselinkerStatuses } from "./catalogue/baselinker-statuses.ts";
import { check } from "./check.ts";
import { catalogueStatus } from "./catalogue/catalogue-status.ts";
import { clockConfirm } from "./clock.ts";
import { codeCommands } from "./codes/codes.ts";
import type { Command } from "./run/command.ts";
import { day } from "./day.ts";
import { doctor } from "./doctor.ts";
import { erase } from "./erase.ts";
import { init } from "./init/init.ts";
import { migrateToPostgres } from "./database/migrate-to-postgres.ts";
import { mailDismiss } from "./email/email-dismiss.ts";
import { mailCommands } from "./email/email.ts";
import { messageCommands } from "./email/messages.ts";
import { newsletterCommands } from "./email/newsletter.ts";
import { originSet } from "./origin.ts";
import { ordersEdit } from "./orders/edit.ts";
import { ordersExport } from "./orders/export.ts";
import { ordersList } from "./orders/list.ts";
import { ordersPackingList } from "./orders/packing/packing-list.ts";
import { ordersRefund } from "./orders/money/refund.ts";
import { ordersReopen } from "./orders/reopen.ts";
import { ordersEntered, ordersRetry } from "./orders/retry.ts";
import { ordersShow } from "./orders/show.ts";
import { ordersUnpaid } from "./orders/money/unpaid.ts";
import { orderTransitions } from "./orders/transitions.ts";
import { payments } from "./payments/payments.ts";
import { paymentsSettle } from "./payments/settle.ts";
import { migrate } from "./database/migrate.ts";
import { reportFailure } from "./run/report-failure.ts";
import { restore } from "./database/restore.ts";
import { running } from "./run/running.ts";
import { search } from "./catalogue/search.ts";
import { sync } from "./catalogue/sync.ts";

/** All commands in the order of the help. */
export const commands: readonly Command[] = [
  day,
  ordersList,
  ordersShow,
  ...orderTransitions,
  ordersEdit,
  ordersUnpaid,
  ordersReopen,
  ordersRefund,
  ordersRetry,
  ordersEntered,
  ordersPackingList,
  ordersExport,
  // Before the shorter name: the first that fits is run.
  paymentsSettle,
  payments,
  ...messageCommands,
  ...mailCommands,
  mailDismiss,
  ...newsletterCommands,
  ...codeCommands,
  sync,
  catalogueStatus,
  search,
  baselinkerStatuses,
  init,
  check,
  doctor,
  running,
  reportFailure,
  clockConfirm,
  backup,
  restore,
  migrate,
  migrateToPostgres,
  originSet,
  erase,
];
