import { describe, expect, it } from "vitest";
import type { EmailContent } from "../../shop/email/email-content.ts";
import { contentHtml } from "./email-html.ts";

const render = (content: EmailContent) => contentHtml(content, "Latawiec");

describe("an HTML email", () => {
  it("escapes texts of customers and BaseLinker", () => {
    const evil = `<img src=x onerror="alert('1')">&amp;`;
    const html = render({
      title: evil,
      sections: [
        {
          heading: evil,
          parts: [
            { kind: "paragraph", text: evil },
            { kind: "facts", facts: [{ label: evil, value: evil }] },
            { kind: "list", items: [evil] },
            { kind: "goods", goods: [{ name: evil, count: evil, total: evil }] },
            {
              kind: "sums",
              sums: [{ label: evil, value: evil }],
              total: { label: evil, value: evil },
            },
            { kind: "link", label: evil, url: `https://x.pl/"><script>` },
          ],
        },
      ],
    });
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<script");
    const shown = "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;";
    expect(html.split(shown)).toHaveLength(16);
  });

  it("keeps line breaks of the customer's message", () => {
    const html = render({
      title: "T",
      sections: [{ parts: [{ kind: "paragraph", text: "raz\ndwa" }] }],
    });
    expect(html).toContain("raz<br>dwa");
  });

  it("fits a phone, in Polish and in the shop's colours", () => {
    const html = render({ title: "T", sections: [] });
    expect(html).toContain('<html lang="pl">');
    expect(html).toContain("width=device-width");
    expect(html).toContain(">Latawiec</p>");
    expect(html).toContain("background:#fffaf2;color:#1d2b4f");
  });
});
