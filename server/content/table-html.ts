import type { Tokens } from "marked";
import { escapeHtml } from "../../shop/text/escape-html.ts";

export function tableHtml(
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
