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

  it("has no-break spaces in every text that is shown", () => {
    const text = "Paczka w 24 godziny";
    const html = render({
      title: text,
      sections: [
        {
          heading: text,
          parts: [
            { kind: "paragraph", text },
            { kind: "facts", facts: [{ label: text, value: text }] },
            { kind: "list", items: [text] },
            { kind: "goods", goods: [{ name: text, count: text, total: text }] },
            { kind: "sums", sums: [], total: { label: text, value: text } },
            { kind: "link", label: text, url: "https://x.pl/a%20w%2024" },
          ],
        },
      ],
    });
    expect(html.split("Paczka w\u00a024\u00a0godziny")).toHaveLength(13);
    expect(html.split(text)).toHaveLength(2);
    expect(html).toContain(`<title>${text}</title>`);
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
