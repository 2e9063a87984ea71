import { backup } from "./backup.ts";
import { catalogueStatus } from "./catalogue-status.ts";
import type { Command } from "./command.ts";
import { doctor } from "./doctor.ts";
import { erase } from "./erase.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";
import { sync } from "./sync.ts";

/** All that `npm run shop` can do, in the order of its help. */
export const commands: readonly Command[] = [
  sync,
  catalogueStatus,
  doctor,
  backup,
  restore,
  move,
  erase,
];
