export type DescriptionBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] };

const keywords = "Opis Funkcje Cechy Zalety Specyfikacja Wymiary Wiek Zawartość".split(" ");
const icons = "🎁 🎯 ✨ 📦 📏 🔋 🧩 🎨 🌟 💡 🛡️ 🛡 👶 ❤️ ❤ 🚗".split(" ");
const bullets = ["-", "–", "—", "•", "*", "★", "⭐", "✓", "✔", "✅", "☑"];

const emojiStyle = /^\ufe0f/;
const maxTitleLength = 60;

export function parseDescription(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line) blocks.push(...parseLine(line));
  }
  return mergeLists(blocks);
}

export function toPlainDescription(text: string): string {
  return parseDescription(text)
    .flatMap((block) => (block.kind === "list" ? block.items : [block.text]))
    .join(" ");
}

export function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const end = cut.lastIndexOf(" ");
  const truncated =
    end > maxLength / 2 ? cut.slice(0, end) : dropLoneSurrogate(cut.slice(0, maxLength - 1));
  return `${truncated.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, "")}…`;
}

function parseLine(line: string): DescriptionBlock[] {
  const bullet = stripPrefix(line, bullets);
  if (bullet) return [{ kind: "list", items: [bullet] }];
  const titled = stripPrefix(line, icons);
  if (titled) return [{ kind: "heading", text: titled.replace(/:$/, "") }];
  return parseKeyword(line) ?? [{ kind: "text", text: line }];
}

function stripPrefix(line: string, prefixes: readonly string[]): string | undefined {
  const prefix = prefixes.find((each) => line.startsWith(each));
  if (prefix === undefined) return undefined;
  return line.slice(prefix.length).replace(emojiStyle, "").trim() || undefined;
}

function parseKeyword(line: string): DescriptionBlock[] | undefined {
  const keyword = keywords.find((each) => line.startsWith(each));
  if (keyword === undefined) return undefined;
  const [title, ...rest] = line.split(":");
  const titleText = title!.trim();
  if (titleText.length > maxTitleLength || !/^(\s|$)/.test(titleText.slice(keyword.length)))
    return undefined;
  const after = rest.join(":").trim();
  if (!after && /[.!?]$/.test(titleText)) return undefined;
  const heading: DescriptionBlock = { kind: "heading", text: titleText };
  return after ? [heading, { kind: "text", text: after }] : [heading];
}

function mergeLists(blocks: DescriptionBlock[]): DescriptionBlock[] {
  const merged: DescriptionBlock[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    if (block.kind === "list" && last?.kind === "list") last.items.push(...block.items);
    else merged.push(block);
  }
  return merged;
}

function dropLoneSurrogate(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, "");
}
