import { Marked, type RendererObject, type Token, type Tokens } from "marked";
import { escapeHtml } from "../../shop/text/escape-html.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import { typeset } from "../../shop/text/typography.ts";

type Heading = { id: string; depth: number; text: string };

export type RenderedText = {
  html: string;
  headings: readonly Heading[];
  links: readonly string[];
};

type RenderOptions = {
  interpolate: (text: string) => string;
  reportMistake: (what: string) => void;
};

/** Interpolates after parsing: an asterisk or `<` in a value stays text. Rejects raw HTML. */
export function renderMarkdown(
  markdown: string,
  { interpolate, reportMistake }: RenderOptions,
): RenderedText {
  const headings: Heading[] = [];
  const links: string[] = [];
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === "html") reportMistake(`surowy HTML: ${token.raw.trim()}`);
      else interpolateToken(token, interpolate);
      if (token.type === "link") links.push(token.href as string);
    },
    renderer: createRenderer(headings),
  });
  const html = polishHtml(marked.parse(markdown, { async: false }));
  return { html, headings, links };
}

function interpolateToken(token: Token, interpolate: (text: string) => string): void {
  if (token.type === "link" || token.type === "image")
    token.href = interpolate(token.href as string);
  const written = token.type === "text" || token.type === "codespan" || token.type === "code";
  if (written && !("tokens" in token && token.tokens))
    token.text = interpolate(token.text as string);
}

function createRenderer(headings: Heading[]): RendererObject {
  return {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      const id = freeId(createSlug(text), headings);
      headings.push({ id, depth, text });
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    paragraph({ tokens, text }) {
      // A line of dots is a blank to fill in on paper.
      if (/^\.{20,}$/.test(text)) return `<p class="blank-line"></p>\n`;
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    table(table) {
      return tableHtml(table, labelOf(headings), (cell) => this.parser.parseInline(cell.tokens));
    },
  };
}

function freeId(base: string, taken: readonly Heading[]): string {
  let id = base;
  for (let count = 2; taken.some((heading) => heading.id === id); count++) id = `${base}-${count}`;
  return id;
}

function labelOf(headings: readonly Heading[]): string {
  const heading = headings.at(-1);
  return heading ? `Tabela: ${heading.text}` : "Tabela";
}

function tableHtml(
  { header, rows }: Tokens.Table,
  label: string,
  content: (cell: Tokens.TableCell) => string,
): string {
  // An empty corner cell means that the first column holds row headers.
  const namesRows = header[0]?.text.trim() === "";
  const head = header.map((cell) =>
    cell.text.trim() ? `<th scope="col">${content(cell)}</th>` : "<td></td>",
  );
  const body = rows.map((row) => {
    const cells = row.map((cell, column) =>
      namesRows && column === 0
        ? `<th scope="row">${content(cell)}</th>`
        : `<td>${content(cell)}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  const table = `<table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("\n")}</tbody></table>`;
  return `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${table}</div>\n`;
}

/** Skips code and tags, and thereby URLs. */
function polishHtml(html: string): string {
  return html
    .split(/(<code\b[\s\S]*?<\/code>|<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : typesetHtml(part)))
    .join("");
}

function typesetHtml(text: string): string {
  return typeset(text)
    .map((part, index) => (index % 2 === 1 ? `<span class="whole">${part}</span>` : part))
    .join("");
}
