import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { expect, it } from "vitest";

/** `~` stands for a no-break space. */
const html = (element: ReactNode) => renderToStaticMarkup(element).replaceAll("\u00a0", "~");

const Quote = ({ children }: { children: string }) => <q>{children}</q>;

it("a text in an element, a fragment or a component has no-break spaces", () => {
  expect(html(<p>Zabawa w domu</p>)).toBe("<p>Zabawa w~domu</p>");
  expect(html(<>Zabawa w domu</>)).toBe("Zabawa w~domu");
  expect(html(<Quote>Zabawa w domu</Quote>)).toBe("<q>Zabawa w~domu</q>");
});

it("neighbouring texts and numbers are one text", () => {
  const [count, word, none] = [5, "w", undefined];
  expect(html(<p>{count} szt.</p>)).toBe("<p>5~szt.</p>");
  expect(
    html(
      <p>
        Mamy {count} szt. {word} <b>sklepie</b> albo {none} {word} domu
      </p>,
    ),
  ).toBe("<p>Mamy 5~szt. w~<b>sklepie</b> albo  w~domu</p>");
});

it("a hyphen inside a number or „e-mail” does not end a line", () => {
  expect(html(<p>za 2–3 dni e-mailem</p>)).toBe(
    `<p>za~<span class="whole">2–3~dni</span> <span class="whole">e-mailem</span></p>`,
  );
});

it("data, form fields and attributes are unchanged", () => {
  const text = "orders refund 5 zł w 2–3";
  expect(
    html(
      <p title={text}>
        <code>{text}</code>
        <select defaultValue="">
          <option value="">{text}</option>
        </select>
        <textarea defaultValue={text} />
      </p>,
    ),
  ).not.toMatch(/~|whole/);
  expect(html(<title>{text}</title>)).toBe(`<title>${text}</title>`);
});
