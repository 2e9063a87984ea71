import type { RouterContextProvider } from "react-router";
import { dataAloneContext, proseContext } from "../context.ts";

/** For a loader: the text as data, where data alone is asked for; into a document it goes as markup. */
export function giveProse(
  context: Readonly<RouterContextProvider>,
  html: string,
): string | undefined {
  if (context.get(dataAloneContext)) return html;
  context.set(proseContext, html);
  return undefined;
}
