import { beginLean } from "./reexec.ts";

/** The shop's process: first it takes the memory settings it needs, then it loads the shop. */
beginLean();
await import("./start.ts");
