import { runSteps } from "./steps.ts";

/** `npm run check`: the gate, without the crash test and the browser. */
await runSteps(false);
