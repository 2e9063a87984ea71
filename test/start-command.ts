import packageJson from "../package.json" with { type: "json" };

const words = packageJson.scripts.start.split(" ");
const node = words.indexOf("node");

/** The environment and Node options of `npm start`. */
export const startEnvironment: Record<string, string> = Object.fromEntries(
  words.slice(0, node).map((word) => word.split("=")),
);
/** Starts the current build, as `npm start` does after building. */
export const startArguments = words.slice(node + 1).with(-1, "server/main.ts");
