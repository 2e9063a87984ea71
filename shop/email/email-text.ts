import {
  transferQrFile,
  type DetailRow,
  type EmailContent,
  type EmailPart,
  type EmailSection,
} from "./email-content.ts";

export function renderEmailText(email: EmailContent): string {
  const sections = [collapseWhitespace(email.title), ...email.sections.map(renderSection)];
  // Ordinary spaces, so that the text can be searched and copied.
  return `${sections.join("\n\n")}\n`.replaceAll("\u00a0", " ");
}

function renderSection({ heading, parts }: EmailSection): string {
  const title = heading ? `${collapseWhitespace(heading).toLocaleUpperCase("pl")}\n` : "";
  return title + parts.map(renderPart).join("\n\n");
}

function renderPart(part: EmailPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "facts":
      return part.facts.map(renderRow).join("\n");
    case "list":
      return part.items.map((item) => `- ${collapseWhitespace(item)}`).join("\n");
    case "goods":
      return part.goods
        .map(
          ({ name, count, total, note }, index) =>
            `${index + 1}. ${collapseWhitespace(name)}\n   ${count} = ${total}${note ? `\n   ${note}` : ""}`,
        )
        .join("\n");
    case "sums":
      return [...part.sums, part.total].map(renderRow).join("\n");
    case "link":
      return `${collapseWhitespace(part.label)}:\n${part.url}`;
    case "transfer-qr":
      return `Kod QR do zeskanowania w aplikacji banku: załącznik ${transferQrFile}`;
  }
}

function renderRow({ label, value }: DetailRow): string {
  return `${collapseWhitespace(label)}: ${collapseWhitespace(value)}`;
}

/** Keeps a line break in a name from starting a new line of the e-mail. */
function collapseWhitespace(text: string): string {
  return text.replaceAll(/[ \t\r\n\u2028\u2029]+/g, " ").trim();
}
