import { expect, it } from "vitest";
import { decodeEntities } from "./decode-entities.ts";

it.each([
  ["Gra &quot;Miś&quot; &amp; przyjaciele", 'Gra "Miś" & przyjaciele'],
  ["&#379;&#xf3;&#322;w", "Żółw"],
  ["&Oacute;smy&nbsp;cud", "Ósmy\u00a0cud"],
  ["3&lt;5 lat <b>", "3<5 lat <b>"],
  ["&amp;quot; raz", "&quot; raz"],
  ["R&D, AT&T; &nic; & &copy", "R&D, AT&T; &nic; & &copy"],
])("decodes %s once", (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
