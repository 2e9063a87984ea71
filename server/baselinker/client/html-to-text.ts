import { Parser } from "htmlparser2";
import { sanitizeText } from "../../../shop/text/sanitize-text.ts";

const longest = 20_000;
const silent = new Set([
  ..."head title script style template noscript noembed noframes iframe object svg math".split(" "),
  ..."select textarea button audio video canvas".split(" "),
]);
const blocks = new Set([
  ..."address article aside blockquote center dd div dl dt fieldset figcaption figure footer form".split(
    " ",
  ),
  ..."h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr ul br".split(
    " ",
  ),
]);

/** What a reader would see of a description: lines of plain text, `• ` before the items of lists. */
export function linesOfHtml(html: string): string {
  const source = html.slice(0, longest * 5);
  let text = "";
  let hidden = 0;
  let marked = false;
  const parser = new Parser({
    onopentagname(name) {
      marked = true;
      if (silent.has(name)) hidden += 1;
      if (blocks.has(name)) text += "\n";
      if (name === "li") text += "• ";
    },
    ontext(part) {
      if (hidden === 0) text += part.replaceAll(/\s+/g, (space) => (marked ? " " : space));
    },
    onclosetag(name) {
      if (silent.has(name)) hidden = Math.max(0, hidden - 1);
      if (blocks.has(name)) text += "\n";
      if (name === "td" || name === "th") text += " ";
    },
  });
  // Without a single tag it is plain text, and its line breaks were meant.
  marked = /<[a-z!/]/i.test(source);
  parser.end(source);
  return tidy(text);
}

function tidy(text: string): string {
  const lines = sanitizeText(text)
    .split("\n")
    .filter((line) => line !== "" && line !== "•");
  return lines.join("\n").slice(0, longest).toWellFormed();
}
