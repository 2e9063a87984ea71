import { createHash } from "node:crypto";
import { pagePolicy } from "./security-headers.ts";
import { startScript } from "./start-script.ts";

/**
 * Finishes a rendered page: its styles stand inline, its scripts wait until the picture is there,
 * and its policy names each inline script by hash. Only scripts that carry `mark`, the random word
 * given to this rendering, are named, so markup that slipped into a page can never run.
 */
export function finishDocument(rendered: string, mark: string, frame: DocumentFrame) {
  const { head, styles, entry } = frame;
  const dialogs = Object.entries(frame.dialogs).filter(([id]) =>
    rendered.includes(`commandfor="${id}"`),
  );
  const scripts: string[] = [];
  const html = rendered
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace("</head>", () => `${head}<style>${styles.css}</style></head>`)
    .replaceAll(markedScript(mark), (_tag, attributes: string, code: string) => {
      if (!attributes.includes('type="module"')) return inlineScript(code, scripts);
      scripts.push(hashSource(code));
      return inlineScript(startScript(code, entry, Object.fromEntries(dialogs)), scripts);
    });
  return { html, policy: pagePolicy({ scripts, styles: [styles.source] }) };
}

type DocumentFrame = {
  /** What every page has in its head. */
  head: string;
  styles: ReturnType<typeof nameStyles>;
  /** Where the code of what begins each page lies. */
  entry: string;
  /** Where the code of what each dialog shows lies. */
  dialogs: Record<string, string>;
};

/** The styles with their name in the policy: the same on every page, so hashed once. */
export function nameStyles(css: string) {
  return { css, source: hashSource(css) };
}

function markedScript(mark: string): RegExp {
  return new RegExp(`<script nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, "g");
}

function inlineScript(code: string, scripts: string[]): string {
  scripts.push(hashSource(code));
  return `<script>${code}</script>`;
}

function hashSource(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
