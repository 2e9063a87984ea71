export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

/** Forbidden in XML 1.0 however it is spelt. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const token =
  /<!\[CDATA\[(?<cdata>[^]*?)\]\]>|<(?<close>\/)?(?<name>[\w:]+)(?<attributes>(?: [\w:]+="[^<"]*")*)(?<empty>\/)?>|(?<text>[^<]+)/y;

/** @throws where the document is not well-formed; takes the XML of feeds and sitemaps, no more. */
export function parseXml(xml: string): XmlElement {
  if (forbidden.test(xml)) throw new Error("a forbidden character");
  const start = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(xml)?.[0].length;
  if (start === undefined) throw new Error("no declaration");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  for (let at = start; at < xml.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(xml)?.groups;
    if (!found) throw new Error(`not well-formed: ${xml.slice(at, at + 60)}`);
    addToken(open, found);
  }
  if (open.length > 1 || root.children.length !== 1 || root.text.trim()) {
    throw new Error("not one element");
  }
  return root.children[0]!;
}

function addToken(open: XmlElement[], found: Record<string, string | undefined>): void {
  const { name, cdata, text, close, empty, attributes = "" } = found;
  const parent = open.at(-1)!;
  if (name === undefined) {
    if (text?.includes("]]>")) throw new Error("]]> outside of CDATA");
    parent.text += cdata ?? unescape(text!);
  } else if (close) {
    if (open.pop()!.name !== name) throw new Error(`wrong end of ${parent.name}: ${name}`);
  } else {
    const pairs = [...attributes.matchAll(/ ([\w:]+)="([^"]*)"/g)];
    const values = Object.fromEntries(pairs.map(([, key, value]) => [key, unescape(value!)]));
    const element = { name, attributes: values, children: [], text: "" };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
};

function unescape(text: string): string {
  return text.replaceAll(/&([^;]*;?)/g, (_all, rest: string) => {
    const character = entities[rest.slice(0, -1)];
    if (character === undefined || !rest.endsWith(";")) throw new Error(`&${rest}`);
    return character;
  });
}

export function findText({ children }: XmlElement, name: string): string | undefined {
  return children.find((each) => each.name === name)?.text;
}
