import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { truncateAtWord, parseDescription, toPlainDescription } from "./description.ts";

describe("a description's lines", () => {
  it.each(["Opis", "Funkcje", "Cechy", "Zalety", "Specyfikacja", "Wymiary", "Wiek", "Zawartość"])(
    "begin a part where they begin with %s",
    (keyword) => {
      expect(parseDescription(`${keyword}:`)).toEqual([{ kind: "heading", text: keyword }]);
      expect(parseDescription(`${keyword}: od 3 lat`)).toEqual([
        { kind: "heading", text: keyword },
        { kind: "text", text: "od 3 lat" },
      ]);
    },
  );

  it.each([
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
  ])("begin a part where they begin with %s, which is not shown", (icon) => {
    expect(parseDescription(`${icon} Co w pudełku:`)).toEqual([
      { kind: "heading", text: "Co w pudełku" },
    ]);
  });

  it.each(["-", "–", "—", "•", "*", "★", "⭐", "✓", "✔", "✔️", "✅", "☑"])(
    "make one list of neighbours that begin with %s",
    (sign) => {
      expect(parseDescription(`${sign} klocki\n\n${sign}pudełko`)).toEqual([
        { kind: "list", items: ["klocki", "pudełko"] },
      ]);
    },
  );

  it("stay text where a keyword only begins a sentence or another word", () => {
    const lines = ["Wiek dziecka ma znaczenie.", "Opisy są po polsku", `Cechy ${"i ".repeat(40)}`];
    expect(parseDescription(lines.join("\n")).map(({ kind }) => kind)).toEqual([
      "text",
      "text",
      "text",
    ]);
  });

  it("are read whatever they hold, and lose no words to the cut", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 2, max: 200 }),
        (text, maxLength) => {
          const plain = toPlainDescription(text);
          const cut = truncateAtWord(plain, maxLength);
          expect(cut.length).toBeLessThanOrEqual(Math.max(maxLength, 1));
          if (plain.length <= maxLength) expect(cut).toBe(plain);
          expect(cut.isWellFormed()).toBe(plain.isWellFormed());
        },
      ),
    );
  });
});
