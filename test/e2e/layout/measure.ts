type Rect = { left: number; right: number; top: number; bottom: number };

/**
 * Lists layout errors of the page. Runs in the browser, so it is self-contained. Judges by
 * structure, never by names: an element may scroll sideways if it is focusable or snaps, and a text
 * is for screen readers alone if it is clipped to a dot.
 */
export function findLayoutProblems(unbroken: readonly (readonly [string, string])[]): string[] {
  const width = document.documentElement.clientWidth;
  const problems = new Set<string>();
  const modals = [...document.querySelectorAll("dialog:modal")];
  const root = modals.at(-1) ?? document.body;

  const describe = (element: Element): string => {
    const names = [element.parentElement, element].map((each) => {
      const name = each?.getAttribute("class")?.split(" ")[0];
      return (each?.localName ?? "") + (name ? `.${name}` : "");
    });
    return names.join(" > ");
  };
  const excerpt = (text: string) => `„${text.trim().replaceAll(/\s+/g, " ").slice(0, 40)}”`;
  const report = (what: string, element: Element, more = "") =>
    problems.add(`${what}: ${describe(element)} ${more}`.trim());

  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const rects = new Map<Element, DOMRect>();
  const box = (element: Element): DOMRect => {
    const known = rects.get(element) ?? element.getBoundingClientRect();
    rects.set(element, known);
    return known;
  };

  const isStrip = (element: Element) =>
    ["auto", "scroll"].includes(style(element).overflowX) &&
    (element.getAttribute("tabindex") === "0" || style(element).scrollSnapType !== "none");
  const inStrip = (element: Element | null): boolean =>
    element !== null && (isStrip(element) || inStrip(element.parentElement));
  const forScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    ((style(element).overflowX === "hidden" && box(element).width <= 1) ||
      forScreenReaders(element.parentElement));

  /** Clips a box to its visible part, and names the ancestor that clips its sides. */
  const cut = (rect: Rect, from: Element | null) => {
    const seen: Rect = { ...pick(rect) };
    let cutter: Element | undefined;
    for (let at = from; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = style(at);
      const edge = box(at);
      if (overflowX !== "visible") {
        const cuts = seen.left < edge.left - 1 || seen.right > edge.right + 1;
        if (cuts && textOverflow !== "ellipsis") cutter ??= at;
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      // Scrolled-out content can be scrolled into view.
      if (overflowY === "hidden" || overflowY === "clip") {
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
      if (position === "fixed") break;
    }
    return { seen, cutter, empty: seen.right <= seen.left || seen.bottom <= seen.top };
  };
  const pick = ({ left, right, top, bottom }: Rect): Rect => ({ left, right, top, bottom });
  const leavesWindow = ({ left, right }: Rect) => left < -1 || right > width + 1;

  /** Finds the box whose width a line of this text may take. */
  const columnOf = (element: Element): Element =>
    style(element).display.startsWith("inline") && !style(element).display.includes("-")
      ? columnOf(element.parentElement!)
      : element;
  const columnWidth = (element: Element) => {
    const { paddingLeft, paddingRight, display, columnGap } = style(element);
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (!display.includes("flex")) return room;
    // A text in a row has the space that its neighbours leave.
    const gap = parseFloat(columnGap) || 0;
    return [...element.children].reduce((rest, child) => rest - box(child).width - gap, room);
  };
  /** Overlays and scroll containers overlap other boxes on purpose. */
  const layerOf = (element: Element | null): Element | null => {
    if (element === null) return null;
    const { position, overflowY } = style(element);
    const own = ["fixed", "sticky"].includes(position) || ["auto", "scroll"].includes(overflowY);
    return own ? element : layerOf(element.parentElement);
  };

  /** Negative margins, positions and transforms move an element out of its parent on purpose. */
  const passesParent = (element: Element): boolean => {
    const parent = element.parentElement!;
    const { position, marginLeft, marginRight, rotate, display } = style(element);
    if (["absolute", "fixed"].includes(position) || rotate !== "none" || display === "inline") {
      return false;
    }
    if (style(parent).overflowX !== "visible" || box(parent).width === 0) return false;
    if (/^(inline|contents)$/.test(style(parent).display)) return false;
    const { left, right } = box(element);
    const passesLeft = left < box(parent).left - 1 && parseFloat(marginLeft) >= 0;
    return passesLeft || (right > box(parent).right + 1 && parseFloat(marginRight) >= 0);
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) report("the page scrolls sideways", document.documentElement);

  const elements = [root, ...root.querySelectorAll("*")].filter(
    (element) => !element.parentElement?.closest("svg") && shown(element),
  );
  for (const element of elements) {
    const rect = box(element);
    if (rect.width === 0 || rect.height === 0 || inStrip(element.parentElement)) continue;
    const { seen, empty } = cut(rect, element.parentElement);
    if (!empty && leavesWindow(seen)) {
      report(
        "wider than the window",
        element,
        `${Math.round(rect.left)}…${Math.round(rect.right)}`,
      );
    }
    if (passesParent(element)) report("wider than its place", element);
    const scrolls = ["auto", "scroll"].includes(style(element).overflowX) && !isStrip(element);
    const isField = element.matches("input, textarea, select");
    if (scrolls && !isField && element.scrollWidth > element.clientWidth + 1) {
      report("scrolls sideways", element, `${element.scrollWidth} in ${element.clientWidth}`);
    }
  }

  type Fragment = { node: Node; element: Element; rect: Rect; text: string };
  const fragments: Fragment[] = [];
  /** A flowing text; `from` is the offset of each node. */
  type Flow = { text: string; nodes: { node: Text; from: number }[] };
  const flows = new Map<Element, Flow>();
  const flowOf = (element: Element): Flow => {
    const flow = flows.get(element) ?? { text: "", nodes: [] };
    flows.set(element, flow);
    return flow;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!node.nodeValue || element.closest("svg, option, script, style, noscript, template"))
      continue;
    if (!shown(element) || forScreenReaders(element)) continue;
    const flow = flowOf(columnOf(element));
    if (node.previousSibling?.nodeName === "BR") flow.text += "\n\n";
    flow.nodes.push({ node: node as Text, from: flow.text.length });
    flow.text += node.nodeValue;
    if (!node.nodeValue.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      const { seen, cutter, empty } = cut(rect, element);
      if (inStrip(element)) continue;
      const text = excerpt(node.nodeValue);
      if (seen.top >= seen.bottom) continue;
      if (cutter) report("text cut at its side", element, text);
      else if (leavesWindow(seen)) report("text outside the window", element, text);
      if (!empty) fragments.push({ node, element, rect: seen, text });
    }
  }

  const controls = elements
    .filter((element) => element.matches("button, input, select, textarea, .button"))
    .filter((element) => !forScreenReaders(element) && !inStrip(element))
    .map((element) => ({ element, ...cut(box(element), element.parentElement) }))
    .filter(({ empty }) => !empty);
  /** Shrinks a box to the letters' height: lines may be closer than their boxes. */
  const letters = ({ left, right, top, bottom }: Rect): Rect => {
    const quarter = (bottom - top) / 4;
    return { left: left + 1, right: right - 1, top: top + quarter, bottom: bottom - quarter };
  };
  const meet = (one: Rect, other: Rect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  const inked = fragments
    .map((fragment) => ({ ...fragment, ink: letters(fragment.rect) }))
    .sort((one, other) => one.ink.top - other.ink.top);
  for (const [at, one] of inked.entries()) {
    for (let next = at + 1; next < inked.length; next += 1) {
      const other = inked[next]!;
      if (other.ink.top >= one.ink.bottom) break;
      if (one.node === other.node || !meet(one.ink, other.ink)) continue;
      if (layerOf(one.element) === layerOf(other.element)) {
        report("text over text", one.element, `${one.text} and ${other.text}`);
      }
    }
    for (const { element, seen } of controls) {
      if (element.contains(one.element) || !meet(one.ink, seen)) continue;
      if (element.closest("label")?.contains(one.element)) continue;
      if (layerOf(element) === layerOf(one.element)) {
        report("a control over text", one.element, `${one.text} and ${describe(element)}`);
      }
    }
  }

  const linesOf = (range: Range): number => {
    const lines: number[] = [];
    for (const { top, bottom, width: length } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      if (length > 0 && !lines.some((line) => Math.abs(line - middle) < 6)) lines.push(middle);
    }
    return lines.length;
  };
  const lengthOf = (range: Range) =>
    [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
  /** Below this width no text of more than one line is readable. */
  const roomy = Math.min(192, width * 0.4);
  const checkLines = (column: Element, { text, nodes }: Flow): void => {
    const room = columnWidth(column);
    const find = (pattern: RegExp, isWrong: (length: number) => boolean): string[] =>
      [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
        const range = document.createRange();
        const end = index + match.length;
        const first = nodes.findLast(({ from }) => from <= index)!;
        const last = nodes.findLast(({ from }) => from < end)!;
        range.setStart(first.node, index - first.from);
        range.setEnd(last.node, end - last.from);
        return linesOf(range) > 1 && isWrong(lengthOf(range)) ? [excerpt(match)] : [];
      });
    const torn = find(/[^\s–-]{4,}/gu, (length) => room < roomy || length < room);
    for (const word of torn) report("a word is torn", column, `${word} in ${Math.round(room)} px`);
    for (const [what, pattern] of unbroken) {
      const broken = find(new RegExp(pattern, "gu"), (length) => length < Math.max(room, roomy));
      for (const text of broken) report(`${what} is broken`, column, text);
    }
  };
  for (const [column, flow] of flows) if (!inStrip(column)) checkLines(column, flow);
  return [...problems];
}
