/** `described`: what a description in HTML shows, where it differs from a name. */
type HostileText = { what: string; sent: string; shown: string; described?: string };

const same = (what: string, text: string): HostileText => ({ what, sent: text, shown: text });

/**
 * Hostile product names and what visitors read instead. The first five are the ones that the home
 * page shows.
 */
export const hostileTexts: readonly HostileText[] = [
  same("the end of a script", "</script><script>alert(1)</script>"),
  same("a picture out of an attribute", `"><img src=x onerror=alert(1)>`),
  same("a handler out of an attribute", `' autofocus onfocus='alert(1)" onclick="alert(2)`),
  same("a comment that opens a script", "<!--<script>"),
  same("an element of SVG", "<svg/onload=alert(1)><style>@import'//zly.example'"),
  same("ends of other elements", "</title></textarea></svg>]]><u>Miś</u>"),
  {
    what: "a frame in entities, which are decoded once",
    sent: "&lt;iframe src=javascript:alert(1)&gt;&#x3C;b&#62; &amp;amp;",
    shown: "<iframe src=javascript:alert(1)><b> &amp;",
    described: "&lt;iframe src=javascript:alert(1)&gt;&#x3C;b&#62; &amp;amp;",
  },
  same("an address that runs", "javascript:alert(1)//https://zly.example"),
  same("signs of templates", "${alert(1)} {{7*7}} <%= 7*7 %> #{7} %s $& $1 \\u003cb>"),
  same("a formula", `=HYPERLINK("http://zly.example";"Kliknij")`),
  same("a formula in the next cell", `Miś";=1+1;"@SUM(1)`),
  same("500 letters in one word", "Ż".repeat(500)),
  same("emoji", "🧸👩‍👧‍👦🇵🇱 Miś ❤️"),
  {
    what: "signs that turn the text around",
    sent: "\u202eśiM\u202c \u2067Bruno\u2069\u200f",
    shown: "śiM Bruno",
  },
  { what: "signs without width", sent: "\ufeffMi\u200bś\u2060 \u00adBruno", shown: "Miś Bruno" },
  {
    what: "line separators",
    sent: "Miś\u2028alert(1)\u2029Bruno\r\nBcc: ofiara@example.com",
    shown: "Miś alert(1) Bruno Bcc: ofiara@example.com",
  },
  {
    what: "NUL and other control signs",
    sent: "Miś\0Bruno\u0001\u001b[31m\u0085",
    shown: "Miś Bruno [31m",
  },
  { what: "half an emoji", sent: "Miś \ud83e Bruno", shown: "Miś \ufffd Bruno" },
];
