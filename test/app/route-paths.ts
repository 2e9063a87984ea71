import { importApp } from "../test-app.ts";

/** From the build: plain Node.js cannot import the pages. */
const { routeTable } = await importApp();

/** Examples of URL parameters. */
const samples: Record<string, string> = {
  ":category": "gry",
  ":id": "1101",
  ":maker": "kluseczka-zabawki-niemowlece-sp-j",
  ":slug": "prezenty",
  "*": "/nie-ma",
};

/**
 * The shop's URLs with an example for each parameter; a new route is tested as soon as it is
 * listed.
 */
export const paths = routeTable.all.map(({ path }) => fillPath(path));

function fillPath(path: string): string {
  return path.replaceAll(/:\w+|\*/g, (part) => {
    const sample = samples[part];
    if (!sample) throw new Error(`The tests know no example of ${part} in ${path}`);
    return sample;
  });
}
