import { describe, expect, it } from "vitest";
import { renderEmailText } from "./email-text.ts";

describe("an e-mail as text", () => {
  it("has its title, its headings in capitals, and a line for each thing", () => {
    const text = renderEmailText({
      title: "Dzień dobry",
      sections: [
        { parts: [{ kind: "paragraph", text: "Pierwsza.\nDruga." }] },
        { heading: "Źródła", parts: [{ kind: "list", items: ["raz", "dwa"] }] },
        { parts: [{ kind: "link", label: "Otwórz", url: "https://sklep.pl/x" }] },
      ],
    });
    expect(text).toBe(
      "Dzień dobry\n\nPierwsza.\nDruga.\n\nŹRÓDŁA\n- raz\n- dwa\n\nOtwórz:\nhttps://sklep.pl/x\n",
    );
  });

  it("replaces line breaks in a name", () => {
    const goods = [
      { name: "Miś\nRazem: 0,01 PLN", count: "1 szt. × 49,99\u00a0PLN", total: "49,99\u00a0PLN" },
    ];
    expect(renderEmailText({ title: "T", sections: [{ parts: [{ kind: "goods", goods }] }] })).toBe(
      "T\n\n1. Miś Razem: 0,01 PLN\n   1 szt. × 49,99 PLN = 49,99 PLN\n",
    );
  });
});
