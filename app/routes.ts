import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the shop. */
export default [
  layout("layout/page-frame.tsx", [
    index("pages/home/home.tsx"),
    route("kategoria/:category", "pages/category.tsx"),
    route("produkt/:id", "pages/product/product.tsx"),
    route("szukaj", "pages/search/search.tsx"),
    route("kontakt", "pages/contact/contact.tsx"),
    route("newsletter", "pages/newsletter.tsx"),
    route("newsletter/potwierdz", "pages/newsletter-confirmation.tsx"),
    route("newsletter/wypisz", "pages/newsletter-unsubscribe.tsx"),
    route("potwierdzenie-platnosci", "pages/payment-result.tsx"),
    route("o-nas", "pages/about.tsx"),
    route("blog", "pages/blog.tsx"),
    route("blog/:slug", "pages/article.tsx"),
    route("regulamin", "pages/legal.tsx", { id: "regulamin" }),
    route("polityka-zwrotow", "pages/legal.tsx", { id: "polityka-zwrotow" }),
    route("polityka-prywatnosci", "pages/legal.tsx", { id: "polityka-prywatnosci" }),
    route("informacje-o-wysylce", "pages/legal.tsx", { id: "informacje-o-wysylce" }),
    route("ustawienia-cookies", "pages/legal.tsx", { id: "ustawienia-cookies" }),
    route("zamowienie/:id", "pages/order-status/order-status.tsx"),
    route("odstapienie", "pages/withdrawal/withdrawal.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),

  route("koszyk.json", "resources/cart-products.ts"),
  route("szukaj.json", "resources/search.ts"),
  route("formularz.json", "resources/form-stamp.ts"),
  ...prefix("functions/v1", [
    route("get-baselinker-products", "resources/products-function.ts"),
    route("send-contact-email", "resources/contact-function.ts"),
  ]),
  route("sitemap.xml", "resources/sitemap.ts"),
  route("robots.txt", "resources/robots.ts"),
  route(".well-known/security.txt", "resources/security-txt.ts"),
  route("healthz", "resources/health.ts"),
  route("readyz", "resources/readiness.ts"),
] satisfies RouteConfig;
