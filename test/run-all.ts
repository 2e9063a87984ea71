import { runSteps } from "./steps.ts";

/** `npm test`: the gate and the browser tests. */
runSteps(true);
