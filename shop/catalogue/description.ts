/** A description's lines, told apart as the specification says: headings, bullets, text. */
export type DescriptionBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] };

const keywords = [
  "Opis",
  "Funkcje",
  "Cechy",
  "Zalety",
  "Specyfikacja",
  "Wymiary",
  "Wiek",
  "Zawartość",
];
const icons = [
  "🎁",
  "🎯",
  "✨",
  "📦",
  "📏",
  "🔋",
  "🧩",
  "🎨",
  "🌟",
  "💡",
  "🛡️",
  "🛡",
  "👶",
  "❤️",
  "❤",
  "🚗",
];
const bullets = ["-", "–", "—", "•", "*", "★", "⭐", "✓", "✔", "✅", "☑"];

const emojiStyle = /^\ufe0f/;
/** A keyword heads its line only when it stands alone, before a colon, or in a short title. */
const longestTitle = 60;

export function parseDescription(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line) blocks.push(...parseLine(line));
  }
  return joinLists(blocks);
}

/** The first words of a description without its furniture, for cards and meta tags. */
export function plainDescription(text: string): string {
  return parseDescription(text)
    .flatMap((block) => (block.kind === "list" ? block.items : [block.text]))
    .join(" ");
}

/** Cuts at a word so that the whole, with its ellipsis, is at most `most` characters long. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(" ");
  const words = end > most / 2 ? cut.slice(0, end) : dropHalfCharacter(cut.slice(0, most - 1));
  return `${words.replace(/[\s,;:.–-]+$/, "")}…`;
}

function parseLine(line: string): DescriptionBlock[] {
  const bullet = afterMark(line, bullets);
  if (bullet) return [{ kind: "list", items: [bullet] }];
  const titled = afterMark(line, icons);
  if (titled) return [{ kind: "heading", text: titled.replace(/:$/, "") }];
  return parseKeyword(line) ?? [{ kind: "text", text: line }];
}

function afterMark(line: string, marks: readonly string[]): string | undefined {
  const mark = marks.find((each) => line.startsWith(each));
  if (mark === undefined) return undefined;
  return line.slice(mark.length).replace(emojiStyle, "").trim() || undefined;
}

function parseKeyword(line: string): DescriptionBlock[] | undefined {
  const keyword = keywords.find((each) => line.startsWith(each));
  if (keyword === undefined) return undefined;
  const [title, ...rest] = line.split(":");
  const words = title!.trim();
  if (words.length > longestTitle || !/^(\s|$)/.test(words.slice(keyword.length))) return undefined;
  const after = rest.join(":").trim();
  if (!after && /[.!?]$/.test(words)) return undefined;
  const heading: DescriptionBlock = { kind: "heading", text: words };
  return after ? [heading, { kind: "text", text: after }] : [heading];
}

function joinLists(blocks: DescriptionBlock[]): DescriptionBlock[] {
  const joined: DescriptionBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === "list" && last?.kind === "list") last.items.push(...block.items);
    else joined.push(block);
  }
  return joined;
}

function dropHalfCharacter(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, "");
}
