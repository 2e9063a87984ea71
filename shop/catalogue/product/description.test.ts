import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { truncateAtWord, parseDescription, toPlainDescription } from "./description.ts";

describe("parseDescription", () => {
  it.each(["Opis", "Funkcje", "Cechy", "Zalety", "Specyfikacja", "Wymiary", "Wiek", "Zawartość"])(
    "starts a heading at the keyword %s",
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
  ])("starts a heading after the icon %s and omits the icon", (icon) => {
    expect(parseDescription(`${icon} Co w pudełku:`)).toEqual([
      { kind: "heading", text: "Co w pudełku" },
    ]);
  });

  it.each(["-", "–", "—", "•", "*", "★", "⭐", "✓", "✔", "✔️", "✅", "☑"])(
    "joins adjacent lines that start with %s into one list",
    (bullet) => {
      expect(parseDescription(`${bullet} klocki\n\n${bullet}pudełko`)).toEqual([
        { kind: "list", items: ["klocki", "pudełko"] },
      ]);
    },
  );

  it("keeps a line as text when a keyword only starts a sentence or another word", () => {
    const lines = ["Wiek dziecka ma znaczenie.", "Opisy są po polsku", `Cechy ${"i ".repeat(40)}`];
    expect(parseDescription(lines.join("\n")).map(({ kind }) => kind)).toEqual([
      "text",
      "text",
      "text",
    ]);
  });

  it("accepts any text, and truncating keeps whole characters", () => {
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
