import { Parser } from "htmlparser2";
import { sanitizeText } from "../../../shop/text/sanitize-text.ts";

const maxLength = 20_000;
const skippedElements = new Set([
  ..."head title script style template noscript noembed noframes iframe object svg math".split(" "),
  ..."select textarea button audio video canvas".split(" "),
]);
const blockElements = new Set([
  ..."address article aside blockquote center dd div dl dt fieldset figcaption figure footer form".split(
    " ",
  ),
  ..."h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr ul br".split(
    " ",
  ),
]);

export function htmlToText(html: string): string {
  const source = html.slice(0, maxLength * 5);
  let text = "";
  let hidden = 0;
  let hasTags = false;
  const parser = new Parser({
    onopentagname(name) {
      hasTags = true;
      if (skippedElements.has(name)) hidden += 1;
      if (blockElements.has(name)) text += "\n";
      if (name === "li") text += "• ";
    },
    ontext(part) {
      if (hidden === 0) text += part.replaceAll(/\s+/g, (space) => (hasTags ? " " : space));
    },
    onclosetag(name) {
      if (skippedElements.has(name)) hidden = Math.max(0, hidden - 1);
      if (blockElements.has(name)) text += "\n";
      if (name === "td" || name === "th") text += " ";
    },
  });
  // Without any tag the source is plain text whose line breaks count.
  hasTags = /<[a-z!/]/i.test(source);
  parser.end(source);
  return tidy(text);
}

function tidy(text: string): string {
  const lines = sanitizeText(text)
    .split("\n")
    .filter((line) => line !== "" && line !== "•");
  return lines.join("\n").slice(0, maxLength).toWellFormed();
}
