import { createHash } from "node:crypto";

export type PageUnderTest = Awaited<ReturnType<typeof readPage>>;

/** Parses a page; the shop's own markup is regular enough for patterns. */
export async function readPage(response: Response) {
  const raw = await response.text();
  const html = undoTypography(raw);
  const first = (pattern: RegExp) => decode(pattern.exec(html)?.[1]);
  return {
    status: response.status,
    policy: response.headers.get("Content-Security-Policy") ?? "",
    html,
    /** The visible text. */
    text: decode(
      html
        .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "")
        .replaceAll(/<!--.*?-->/g, "")
        .replaceAll(/<[^>]+>/g, " "),
    )!.replaceAll(/\s+/g, " "),
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => decode(title)!),
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) =>
      decode(text!.replaceAll(/<[^>]+>/g, ""))!.trim(),
    ),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    meta: (name: string) =>
      first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    /** The error of a form field. */
    fieldError: (name: string) =>
      first(new RegExp(`<p class="field__error" id="blad-${name}">([^<]*)</p>`)),
    fieldValue: (name: string) => first(new RegExp(`<input[^>]*name="${name}" value="([^"]*)"`)),
    messageValue: first(/<textarea[^>]*>([\s\S]*?)<\/textarea>/),
    inlineScripts: inlineScripts(raw),
  };
}

/** Texts as they are written: without no-break spaces and the parts that stay on one line. */
export function undoTypography(html: string): string {
  return html.replaceAll(/<span class="whole">([^<]*)<\/span>/g, "$1").replaceAll("\u00a0", " ");
}

/** Data blocks such as JSON-LD are not executed. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\bsrc=|type="application\/ld\+json"/.test(attributes!))
    .map(([, , code]) => code!);
}

export function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decode(text: string): string;
function decode(text: string | undefined): string | undefined;
function decode(text: string | undefined): string | undefined {
  return text?.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);
}
