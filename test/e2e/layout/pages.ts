import { legalPages } from "../../../shop/text/static-pages.ts";
import { createSlug } from "../../../shop/text/normalize.ts";
import { visit } from "../page-helpers.ts";
import { idOf, longest } from "./hostile-data.ts";
import { placeOrder } from "./hostile-shop.ts";
import {
  articlePath,
  articles,
  at,
  category,
  missing,
  openFilledCart,
  openOrder,
  productPath,
  search,
  type Screen,
} from "./screens.ts";

/** Every page of the shop once. Add new pages; their states are in `test/e2e-more/layout`. */
export const pages: readonly Screen[] = [
  at("the home page", "/"),
  at("a category", category),
  at("a maker", `/producent/${createSlug(longest.word)}`),
  at("toys of all categories", "/zabawki?cena-do=20"),
  at(
    "a comparison",
    `/porownaj?produkt=${idOf("the longest name")}&produkt=${idOf("one long word and the largest numbers")}&produkt=${Number(idOf("the longest name")) + 2}`,
  ),
  at("a product: the longest name", productPath("the longest name")),
  missing("an unknown product", "/produkt/nie-ma"),
  { name: "the cart", open: (page) => openFilledCart(page) },
  { name: "an order", open: (page) => openOrder(page) },
  {
    name: "an accepted order's page",
    open: async (page, shop) => visit(page, (await placeOrder(shop, "an-accepted-order")).page),
  },
  missing("an unknown order", "/zamowienie/nikt-nie-dostal-linku"),
  at("the contact page", "/kontakt"),
  at("search results", "/szukaj?fraza=drewniany"),
  { name: "answers in the search dialog", open: (page) => search(page, "drewniany", /domek/) },
  at("the blog", "/blog"),
  at(`the article ${articles[0]}`, articlePath(articles[0]!)),
  missing("an unknown article", "/blog/nie-ma"),
  at("the story of the shop", "/o-nas"),
  ...legalPages.map((name) => at(`the page ${name}`, `/${name}`)),
  at("the newsletter", "/newsletter"),
  at("a subscription to confirm", "/newsletter/potwierdz?token=x"),
  at("a subscription to end", "/newsletter/wypisz?token=x"),
  at("a withdrawal", "/odstapienie"),
  at("a payment that succeeded", "/potwierdzenie-platnosci?status=success"),
  at("a payment that did not", "/potwierdzenie-platnosci"),
  missing("a missing page", `/${longest.query}`),
];
