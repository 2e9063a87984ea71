import * as v from "valibot";
import { backdrops } from "../catalogue/category.ts";
import { listOf, matching, oneOf, record, text } from "./rules.ts";

const texts = listOf(text);
const backdrop = oneOf(...backdrops);

export const home = record({
  description: text,
  tilesTitle: text,
  slides: v.pipe(
    listOf(record({ picture: text, backdrop, label: text, title: text, category: text })),
    v.minLength(1, "ma mieć co najmniej jedną pozycję"),
  ),
  popular: listOf(record({ category: text, badge: text, text })),
  story: v.optional(record({ title: text, paragraphs: texts })),
  film: v.optional(record({ title: text, text, label: text, clip: text })),
  promo: v.optional(record({ title: text, reasons: texts, category: text, button: text })),
  promises: texts,
  teasers: listOf(
    record({
      picture: text,
      date: matching(/^\d{4}-\d\d-\d\d$/, "ma być datą, np. 2026-11-20"),
      title: text,
      excerpt: text,
    }),
  ),
  gallery: listOf(record({ picture: text, alt: text })),
  featured: texts,
});
