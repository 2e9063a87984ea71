import { colors } from "../../shop.config.ts";
import type {
  DetailRow,
  EmailContent,
  EmailPart,
  EmailSection,
} from "../../shop/email/email-content.ts";
import { escapeHtml } from "../../shop/text/escape-html.ts";
import { addNonBreakingSpaces } from "../../shop/text/typography.ts";
import type { MailBody } from "../db/emails/email.ts";

/** The shop's colours; mail clients support neither variables nor style sheets. */
const { ink, paper, coral, line } = colors;
const font = "font-family:Nunito,Arial,sans-serif;font-size:16px;line-height:1.5";

export function mailHtml(body: MailBody, brand: string): string | undefined {
  return "letter" in body ? contentHtml(body.letter, brand) : body.html;
}

export function contentHtml(content: EmailContent, brand: string): string {
  return `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(content.title)}</title></head>
<body style="margin:0;padding:0;background:${paper};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="${font};color:${ink};text-align:left">
<p style="margin:0 0 20px;font-size:20px;font-weight:700;color:${coral}">${textHtml(brand)}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${textHtml(content.title)}</h1>
${content.sections.map(sectionHtml).join("\n")}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function textHtml(text: string): string {
  return escapeHtml(addNonBreakingSpaces(text));
}

function sectionHtml({ heading, parts }: EmailSection): string {
  const style = `margin:28px 0 8px;font-size:19px;line-height:1.3;border-top:1px solid ${line};padding-top:20px`;
  const title = heading ? `<h2 style="${style}">${textHtml(heading)}</h2>\n` : "";
  return title + parts.map(partHtml).join("\n");
}

function partHtml(part: EmailPart): string {
  switch (part.kind) {
    case "paragraph":
      return `<p style="margin:0 0 12px">${textHtml(part.text).replaceAll("\n", "<br>")}</p>`;
    case "facts":
      return part.facts.map(labelledRowHtml).join("\n");
    case "list":
      return `<ul style="margin:0 0 12px;padding-left:20px">${part.items.map(itemHtml).join("")}</ul>`;
    case "goods":
      return table(
        part.goods.map(({ name, count, total, note }) =>
          row(name, total, note ? `${count}\n${note}` : count),
        ),
      );
    case "sums":
      return table([
        ...part.sums.map(({ label, value }) => row(label, value)),
        row(part.total.label, part.total.value, undefined, "font-weight:700;font-size:19px"),
      ]);
    case "link":
      return linkHtml(part.label, part.url);
    case "transfer-qr":
      return transferQrHtml;
  }
}

export const transferQrCid = "przelew@sklep";
const transferQrHtml = `<p style="margin:12px 0"><img src="cid:${transferQrCid}" width="216" height="216" alt="Kod QR z danymi do przelewu" style="display:block;background:#ffffff"></p>
<p style="margin:0 0 12px">${textHtml("Zeskanuj kod w aplikacji banku: odbiorca, konto, kwota i tytuł wpiszą się same.")}</p>`;

function labelledRowHtml({ label, value }: DetailRow): string {
  return `<p style="margin:0 0 6px"><b>${textHtml(label)}:</b> ${textHtml(value)}</p>`;
}

function itemHtml(item: string): string {
  return `<li style="margin:0 0 6px">${textHtml(item)}</li>`;
}

function table(rows: readonly string[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${font};color:${ink}">${rows.join("")}</table>`;
}

/** Name on the left, price on the right; names wrap, prices do not. */
function row(name: string, price: string, detail?: string, style = ""): string {
  const border = `border-bottom:1px solid ${line};padding:8px 0;vertical-align:top;${style}`;
  const count = detail ? `<br><small>${textHtml(detail).replaceAll("\n", "<br>")}</small>` : "";
  return `<tr><td style="${border};word-break:break-word">${textHtml(name)}${count}</td><td align="right" style="${border};padding-left:12px;white-space:nowrap">${textHtml(price)}</td></tr>`;
}

function linkHtml(label: string, url: string): string {
  const style = `display:inline-block;background:${coral};color:#ffffff;text-decoration:none;font-weight:700;padding:12px 24px;border-radius:12px`;
  return `<p style="margin:16px 0"><a href="${escapeHtml(url)}" style="${style}">${textHtml(label)}</a></p>`;
}
