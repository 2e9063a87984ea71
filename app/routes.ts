import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the shop. */
export default [
  layout("layout/page-frame.tsx", [
    index("pages/home.tsx"),
    route("kategoria/:category", "pages/category.tsx"),
    route("produkt/:id", "pages/product/product.tsx"),
    route("kontakt", "pages/contact/contact.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),

  route("koszyk.json", "resources/cart-products.ts"),
  ...prefix("functions/v1", [
    route("get-baselinker-products", "resources/products-function.ts"),
    route("send-contact-email", "resources/contact-function.ts"),
  ]),
  route("healthz", "resources/health.ts"),
  route("readyz", "resources/readiness.ts"),
] satisfies RouteConfig;
