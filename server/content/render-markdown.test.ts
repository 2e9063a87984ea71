import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

function render(markdown: string, variables: Record<string, string> = {}) {
  const interpolate = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => variables[name]!);
  return renderMarkdown(markdown, {
    interpolate,
    reportMistake: (what) => expect.unreachable(what),
  });
}

test("a variable is text, even when it looks like Markdown or HTML", () => {
  const { html } = render("Sklep {{brand}}.", { brand: "*Miś* & <Syn>" });
  expect(html).toBe("<p>Sklep *Miś* &amp; &lt;Syn&gt;.</p>\n");
});

test("a variable may appear in a heading, in code and in a URL", () => {
  const { html, links, headings } = render("## O {{a}}\n\n`{{a}}` [{{a}}](mailto:{{a}})", {
    a: "x@y.pl",
  });
  expect(html).toContain('<h2 id="o-x-y-pl">O\u00a0x@y.pl</h2>');
  expect(html).toContain('<code>x@y.pl</code> <a href="mailto:x@y.pl">x@y.pl</a>');
  expect(links).toEqual(["mailto:x@y.pl"]);
  expect(headings).toEqual([{ id: "o-x-y-pl", depth: 2, text: "O x@y.pl" }]);
});

test("equal headings have different anchors", () => {
  const { headings } = render("## Pytania\n\n## Pytania\n\n## Pytania");
  expect(headings.map(({ id }) => id)).toEqual(["pytania", "pytania-2", "pytania-3"]);
});

test("a table can be scrolled with the keyboard and is labelled by its heading", () => {
  const { html } = render("## Ceny „brutto”\n\n| A | B |\n|---|---|\n| 1 | 2 |");
  expect(html).toContain(
    '<div class="table" tabindex="0" role="region" aria-label="Tabela: Ceny „brutto”">',
  );
  expect(html).toContain('<th scope="col">A</th>');
  expect(html).toContain("<tr><td>1</td><td>2</td></tr>");
});

test("a table with an empty corner has row headers in its first column", () => {
  const { html } = render("| | Zwrot |\n|---|---|\n| Kiedy | zawsze |");
  expect(html).toContain('aria-label="Tabela"');
  expect(html).toContain('<thead><tr><td></td><th scope="col">Zwrot</th></tr></thead>');
  expect(html).toContain('<tr><th scope="row">Kiedy</th><td>zawsze</td></tr>');
});

test("a row of dots becomes a blank line, an ellipsis does not", () => {
  expect(render("........................").html).toBe('<p class="blank-line"></p>\n');
  expect(render("...").html).toBe("<p>...</p>\n");
});

test("code keeps normal spaces", () => {
  expect(render("Wpisz `a b` w polu").html).toBe("<p>Wpisz <code>a b</code> w\u00a0polu</p>\n");
});

test("words with a hyphen do not break", () => {
  const { html } = render("Pisz e-mailem: 42-400, 24–48 h, 9:00–18:00.");
  const words = [...html.matchAll(/<span class="whole">(.*?)<\/span>/g)].map(([, word]) => word);
  expect(words).toEqual(["e-mailem", "42-400", "24–48\u00a0h", "9:00–18:00"]);
});

test("a URL in a link is unchanged", () => {
  const { html } = render("[strona](https://a-1.pl/2-3/e-mail)");
  expect(html).toBe('<p><a href="https://a-1.pl/2-3/e-mail">strona</a></p>\n');
});
