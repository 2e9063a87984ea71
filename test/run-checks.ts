import { runSteps } from "./steps.ts";

/** `npm run check`: the gate, without the browser. */
runSteps(false);
