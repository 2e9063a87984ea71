import * as headerActions from "../layout/header/header-actions.tsx";

/**
 * The modules of all components that also run in the browser. The header's is in the entry's bundle,
 * the others are loaded on demand.
 */
export const islands = {
  "cookie-banner": () => import("../layout/cookies/cookie-banner.tsx"),
  "header-actions": async () => headerActions,
  toaster: () => import("../ui/toast/toast.tsx"),

  "quick-add": () => import("../ui/product/quick-add.tsx"),
  "add-to-cart": () => import("../pages/product/buying/add-to-cart.tsx"),
  "back-to-category": () => import("../pages/product/back-to-category.tsx"),
  "cart-drawer": () => import("../layout/cart-drawer/cart-drawer-content.tsx"),
  "carousel-controls": () => import("../ui/carousel/carousel-controls.tsx"),
  "message-form": () => import("../pages/contact/message-form.tsx"),
  "order-form": () => import("../pages/contact/order/order-form.tsx"),
  "order-panel": () => import("../cart/accepted-order/stored-order-panel.tsx"),
  "bank-transfer-details": () => import("../cart/accepted-order/bank-transfer-details.tsx"),
  "payment-watch": () => import("../payment/payment-watch.tsx"),
  "paid-order": () => import("../pages/payment-result/paid-order.tsx"),
  "cookie-preferences": () => import("../layout/cookies/cookie-preferences.tsx"),
  "load-error": () => import("./load-error.tsx"),
  gallery: () => import("../pages/product/gallery/gallery.tsx"),
  "instant-form": () => import("../forms/instant-form.tsx"),
  "marquee-button": () => import("../ui/carousel/marquee-button.tsx"),
  "newsletter-form": () => import("../forms/newsletter/signup-form.tsx"),
  "search-dialog": () => import("../layout/search-dialog/search-dialog-content.tsx"),
  "carried-code": () => import("../pages/home/carried-code.tsx"),
  "scroll-reveal": () => import("../pages/home/scroll-reveal.tsx"),
  video: () => import("../pages/home/story/video-player.tsx"),
  "withdrawal-form": () => import("../pages/withdrawal/withdrawal-steps.tsx"),
} as const;

export type IslandName = keyof typeof islands;
