import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

/** What stands for a part of an address that may be anything. */
const samples: Record<string, string> = {
  ":category": "gry",
  ":id": "1101",
  ":slug": "prezenty",
  "*": "nie-ma",
};

/** The shop's addresses with an example in each place that may be anything. */
export const paths = listPaths(routes).map(fillPath);

/** Every address in the shop's own list; a new one is asked as soon as it is listed. */
function listPaths(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", children = [], index }) => {
    const own = [above, path].filter(Boolean).join("/");
    return children.length > 0 && !index ? listPaths(children, own) : [`/${own}`];
  });
}

function fillPath(path: string): string {
  return path.replaceAll(/:\w+|\*/g, (part) => {
    const sample = samples[part];
    if (!sample) throw new Error(`The tests know no example of ${part} in ${path}`);
    return sample;
  });
}
