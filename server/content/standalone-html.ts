import { colors } from "../../shop.config.ts";
import { formatDate } from "../../shop/text/article.ts";
import { escapeHtml } from "../../shop/text/escape-html.ts";

const styles = `
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 Georgia, serif; color: ${colors.ink}; }
h1, h2, h3 { line-height: 1.2; font-family: Arial, sans-serif; }
h2 { margin-top: 2rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border: 1px solid ${colors["line-strong"]}; text-align: left; vertical-align: top; }
a { color: ${colors["sky-deep"]}; }
.whole { white-space: nowrap; }
.blank-line { height: 2rem; margin: 0; border-bottom: 1px dotted ${colors.ink}; }
@media print { body { margin: 0; max-width: none; } }
`;

/** Creates an HTML file that opens without the shop: the law requires a durable medium. */
export function createStandaloneFile(
  name: string,
  text: { title: string; html: string; updated: string } | undefined,
  origin: string,
) {
  if (!text) return undefined;
  const { title, html, updated } = text;
  const content = `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>Ostatnia zmiana: ${formatDate(updated)}</p>
${html.replaceAll('href="/', `href="${origin}/`)}
</body>
</html>
`;
  return { filename: `${name}.html`, contentType: "text/html; charset=utf-8", content };
}
