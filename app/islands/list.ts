import { HeaderActions } from "../layout/header/header-actions.tsx";

/**
 * All components that also run in the browser. Those of every page are in the entry's bundle, the
 * others are loaded on demand.
 */
export const islands = {
  "cookie-banner": () =>
    import("../layout/cookies/cookie-banner.tsx").then((module) => module.CookieBanner),
  "header-actions": async () => HeaderActions,
  toaster: () => import("../ui/toast/toast.tsx").then((module) => module.Toaster),

  "quick-add": () => import("../ui/product/quick-add.tsx").then((module) => module.QuickAdd),
  "add-to-cart": () =>
    import("../pages/product/buying/add-to-cart.tsx").then((module) => module.AddToCart),
  "back-to-category": () =>
    import("../pages/product/back-to-category.tsx").then((module) => module.BackToCategory),
  "cart-drawer": () =>
    import("../layout/cart-drawer/cart-drawer-content.tsx").then(
      (module) => module.CartDrawerContent,
    ),
  "carousel-controls": () =>
    import("../ui/carousel/carousel-controls.tsx").then((module) => module.CarouselControls),
  "message-form": () =>
    import("../pages/contact/message-form.tsx").then((module) => module.MessageForm),
  "order-form": () =>
    import("../pages/contact/order/order-form.tsx").then((module) => module.OrderForm),
  "order-panel": () =>
    import("../cart/accepted-order/stored-order-panel.tsx").then(
      (module) => module.StoredOrderPanel,
    ),
  "bank-transfer-details": () =>
    import("../cart/accepted-order/bank-transfer-details.tsx").then(
      (module) => module.BankTransferDetails,
    ),
  "payment-watch": () =>
    import("../payment/payment-watch.tsx").then((module) => module.PaymentWatch),
  "paid-order": () =>
    import("../pages/payment-result/paid-order.tsx").then((module) => module.PaidOrder),
  "cookie-preferences": () =>
    import("../layout/cookies/cookie-preferences.tsx").then((module) => module.CookiePreferences),
  "load-error": () => import("./load-error.tsx").then((module) => module.LoadErrorToast),
  gallery: () => import("../pages/product/gallery/gallery.tsx").then((module) => module.Gallery),
  "listing-form": () =>
    import("../listing/filters/listing-form.tsx").then((module) => module.ListingForm),
  "marquee-button": () =>
    import("../ui/carousel/marquee-button.tsx").then((module) => module.MarqueeButton),
  "newsletter-form": () =>
    import("../forms/newsletter/signup-form.tsx").then((module) => module.SignupForm),
  "search-dialog": () =>
    import("../layout/search-dialog/search-dialog-content.tsx").then(
      (module) => module.SearchDialogContent,
    ),
  "carried-code": () =>
    import("../pages/home/carried-code.tsx").then((module) => module.CarriedCode),
  "scroll-reveal": () =>
    import("../pages/home/scroll-reveal.tsx").then((module) => module.ScrollReveal),
  video: () => import("../pages/home/story/video-player.tsx").then((module) => module.VideoPlayer),
  "variant-form": () =>
    import("../pages/product/variants/variant-form.tsx").then((module) => module.VariantForm),
  "withdrawal-form": () =>
    import("../pages/withdrawal/withdrawal-steps.tsx").then((module) => module.WithdrawalSteps),
} as const;

export type IslandName = keyof typeof islands;
