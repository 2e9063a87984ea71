import { runScenarios } from "./run-scenarios.ts";
import { startWebKit } from "./webkit.ts";

runScenarios(startWebKit);
