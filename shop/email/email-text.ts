import type { Fact, Letter, LetterPart, LetterSection } from "./email-content.ts";

/** The letter as plain text, for mail programs without HTML and for people who prefer it. */
export function letterText(letter: Letter): string {
  const sections = [foldLine(letter.title), ...letter.sections.map(sectionText)];
  // People search and copy this text: ordinary spaces, also where HTML has no-break ones.
  return `${sections.join("\n\n")}\n`.replaceAll("\u00a0", " ");
}

function sectionText({ heading, parts }: LetterSection): string {
  const title = heading ? `${foldLine(heading).toLocaleUpperCase("pl")}\n` : "";
  return title + parts.map(partText).join("\n\n");
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "facts":
      return part.facts.map(factText).join("\n");
    case "list":
      return part.items.map((item) => `- ${foldLine(item)}`).join("\n");
    case "goods":
      return part.goods
        .map(
          ({ name, count, total }, index) =>
            `${index + 1}. ${foldLine(name)}\n   ${count} = ${total}`,
        )
        .join("\n");
    case "sums":
      return [...part.sums, part.total].map(factText).join("\n");
    case "link":
      return `${foldLine(part.label)}:\n${part.url}`;
  }
}

function factText({ label, value }: Fact): string {
  return `${foldLine(label)}: ${foldLine(value)}`;
}

/** A name with a line break in it must not begin a line of its own. */
function foldLine(text: string): string {
  return text.replaceAll(/[ \t\r\n\u2028\u2029]+/g, " ").trim();
}
