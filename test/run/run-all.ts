import { runSteps } from "./steps.ts";

/** `npm test`: the gate, the crash test and the browser tests. */
await runSteps(true);
