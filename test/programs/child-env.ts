import { join } from "node:path";

/** For programs of the shop that a test starts: a shared compile cache halves the time of their start. */
export const childEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/latawiec"),
};
