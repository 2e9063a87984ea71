import { legalPages } from "../shop/text/static-pages.ts";
import * as about from "./pages/about/about.tsx";
import * as article from "./pages/article/article.tsx";
import * as blog from "./pages/blog/blog.tsx";
import * as category from "./pages/category/category.tsx";
import * as compare from "./pages/compare/compare.tsx";
import * as contact from "./pages/contact/contact.tsx";
import * as home from "./pages/home/home.tsx";
import * as legal from "./pages/legal/legal.tsx";
import * as maker from "./pages/maker/maker.tsx";
import * as newsletterConfirmation from "./pages/newsletter/newsletter-confirmation.tsx";
import * as newsletterUnsubscribe from "./pages/newsletter/newsletter-unsubscribe.tsx";
import * as newsletter from "./pages/newsletter/newsletter.tsx";
import * as notFound from "./pages/not-found/not-found.tsx";
import * as orderStatus from "./pages/order-status/order-status.tsx";
import * as paymentResult from "./pages/payment-result/payment-result.tsx";
import * as product from "./pages/product/product.tsx";
import * as status from "./pages/status/status.tsx";
import * as search from "./pages/search/search.tsx";
import * as toys from "./pages/toys/toys.tsx";
import * as withdrawal from "./pages/withdrawal/withdrawal.tsx";
import * as cartProducts from "./api/cart-products.ts";
import * as contactFunction from "./api/send-contact-email.ts";
import * as discountCode from "./api/discount-code.ts";
import { ceneoFeed, googleFeed } from "./api/feeds.ts";
import * as formTimestamp from "./api/form-timestamp.ts";
import { health, readiness } from "./api/probes.ts";
import * as paymentState from "./api/payment-state.ts";
import * as payuNotification from "./api/payu-notification.ts";
import * as productsFunction from "./api/get-baselinker-products.ts";
import * as searchProducts from "./api/search.ts";
import * as sitemap from "./api/sitemap.ts";
import { robots, securityTxt } from "./api/text-files.ts";
import { always, keyByListing, keyByParams, keyByVariant } from "./cache-keys.ts";
import type { Route } from "./route.ts";
import {
  listArticlePages,
  listCategoryPages,
  listMakerPages,
  listProductPages,
  only,
} from "./seo/sitemap-entries.ts";

/** Products with filters. */
const list = { cache: keyByListing, rateLimit: { GET: "search" } } as const;

/** Every URL of the shop and its properties. Without `cache` a route is never cached. */
export const routes: readonly Route[] = [
  {
    path: "/",
    page: home,
    secretQuery: "kod",
    // The code itself is read in the browser.
    cache: (query) => (query.has("kod") ? "?kod" : ""),
    warm: true,
    sitemap: only("/"),
  },
  { ...list, path: "/kategoria/:category", page: category, warm: true, sitemap: listCategoryPages },
  { ...list, path: "/zabawki", page: toys, warm: true, sitemap: only("/zabawki") },
  { ...list, path: "/producent/:maker", page: maker, sitemap: listMakerPages },
  { path: "/produkt/:id", page: product, cache: keyByVariant, sitemap: listProductPages },
  { path: "/szukaj", page: search, rateLimit: { GET: "search" } },
  { path: "/porownaj", page: compare, rateLimit: { GET: "search" } },
  {
    path: "/kontakt",
    page: contact,
    // Delivery and payment are read in the browser only; a product's name is in the form.
    cache: (query) =>
      query.has("produkt") ? undefined : keyByParams(query, { koszyk: "true", wyslano: "1" }),
    sitemap: only("/kontakt"),
    bodyLimit: 64 * 1024,
    rateLimit: { POST: (query) => (query.get("koszyk") === "true" ? "order" : "contact") },
  },
  { path: "/newsletter", page: newsletter, rateLimit: { POST: "newsletter" } },
  { path: "/newsletter/potwierdz", page: newsletterConfirmation, secretQuery: true },
  { path: "/newsletter/wypisz", page: newsletterUnsubscribe, secretQuery: true },
  {
    path: "/potwierdzenie-platnosci",
    page: paymentResult,
    secretQuery: true,
    cache: (query) =>
      query.has("zamowienie") ? undefined : keyByParams(query, { status: "success" }),
    rateLimit: { GET: "payment-status" },
  },
  { path: "/o-nas", page: about, cache: always, sitemap: only("/o-nas") },
  { path: "/blog", page: blog, cache: always, sitemap: only("/blog") },
  { path: "/blog/:slug", page: article, cache: always, sitemap: listArticlePages },
  ...legalPages.map((name): Route => ({
    path: `/${name}`,
    page: legal,
    cache: always,
    sitemap: ({ content }) => [{ path: `/${name}`, lastModified: content.legal(name).updated }],
  })),
  { path: "/status", page: status, rateLimit: { POST: "contact" } },
  {
    path: "/zamowienie/:id",
    page: orderStatus,
    secretPath: true,
    first: true,
    rateLimit: { GET: "payment-status", POST: "payment" },
  },
  {
    path: "/odstapienie",
    page: withdrawal,
    cache: (query) => keyByParams(query, { przyjeto: "1" }),
    sitemap: only("/odstapienie"),
    bodyLimit: 32 * 1024,
    rateLimit: { POST: "withdrawal" },
  },
  {
    path: "/stan-platnosci/:id",
    resource: paymentState,
    secretPath: true,
    first: true,
    rateLimit: { GET: "payment-status" },
  },
  { path: "/koszyk.json", resource: cartProducts, first: true, rateLimit: { GET: "cart" } },
  {
    path: "/kod-rabatowy.json",
    resource: discountCode,
    bodyLimit: 64 * 1024,
    rateLimit: { POST: "cart" },
  },
  { path: "/szukaj.json", resource: searchProducts, rateLimit: { GET: "search" } },
  { path: "/formularz.json", resource: formTimestamp, first: true },
  {
    path: "/functions/v1/get-baselinker-products",
    resource: productsFunction,
    crossOrigin: true,
    readOnly: true,
    rateLimit: { POST: "products" },
  },
  {
    path: "/functions/v1/send-contact-email",
    resource: contactFunction,
    crossOrigin: true,
    bodyLimit: 64 * 1024,
    rateLimit: { POST: "contact" },
  },
  {
    path: "/platnosci/payu",
    resource: payuNotification,
    first: true,
    crossOrigin: true,
    bodyLimit: 64 * 1024,
  },
  { path: "/feeds/google.xml", resource: googleFeed, rateLimit: { GET: "products" } },
  { path: "/feeds/ceneo.xml", resource: ceneoFeed, rateLimit: { GET: "products" } },
  { path: "/sitemap.xml", resource: sitemap },
  { path: "/robots.txt", resource: robots },
  { path: "/.well-known/security.txt", resource: securityTxt },
  { path: "/healthz", resource: health, probe: true },
  { path: "/readyz", resource: readiness, probe: true },
  { path: "*", page: notFound },
];
