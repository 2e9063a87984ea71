import { runSteps } from "./run-steps.ts";
import { checks, daily, more } from "./steps.ts";

const [layer = ""] = process.argv.slice(2);

/** `npm run check`, `npm test`, the rest of `npm run test:all`, and that. */
const layers = {
  check: { groups: checks, requiresPrograms: false },
  daily: { groups: daily, requiresPrograms: false },
  more: { groups: more, requiresPrograms: true },
  all: { groups: [...daily, ...more], requiresPrograms: true },
};

if (!Object.hasOwn(layers, layer)) throw new Error(`One of ${Object.keys(layers).join(", ")}`);
await runSteps(layers[layer as keyof typeof layers]);
