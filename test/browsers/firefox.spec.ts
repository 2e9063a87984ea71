import { startFirefox } from "./firefox.ts";
import { runScenarios } from "./run-scenarios.ts";

runScenarios(startFirefox);
