import { CookieBanner } from "../layout/cookies/cookie-banner.tsx";
import { HeaderActions } from "../layout/header/header-actions.tsx";

/**
 * All components that also run in the browser. Those of every page are in the entry's bundle, the
 * others are loaded on demand.
 */
export const islands = {
  "cookie-banner": async () => CookieBanner,
  "header-actions": async () => HeaderActions,
  toaster: async () => (await import("../ui/toast/toast.tsx")).Toaster,

  "quick-add": async () => (await import("./quick-add.tsx")).QuickAdd,
  "add-to-cart": async () => (await import("../pages/product/add-to-cart.tsx")).AddToCart,
  "back-to-category": async () =>
    (await import("../pages/product/back-to-category.tsx")).BackToCategory,
  "cart-drawer": async () =>
    (await import("../layout/cart-drawer/cart-drawer-content.tsx")).CartDrawerContent,
  "carousel-controls": async () => (await import("./carousel-controls.tsx")).CarouselControls,
  "message-form": async () => (await import("../pages/contact/message-form.tsx")).MessageForm,
  "order-form": async () => (await import("../pages/contact/order/order-form.tsx")).OrderForm,
  "order-panel": async () =>
    (await import("../cart/accepted-order/stored-order-panel.tsx")).StoredOrderPanel,
  "paid-order": async () => (await import("./paid-order.tsx")).PaidOrder,
  "cookie-preferences": async () =>
    (await import("../layout/cookies/cookie-preferences.tsx")).CookiePreferences,
  "load-error": async () => (await import("./load-error.tsx")).LoadErrorToast,
  gallery: async () => (await import("../pages/product/gallery.tsx")).Gallery,
  "listing-form": async () => (await import("../listing/listing-form.tsx")).ListingForm,
  "marquee-button": async () => (await import("./marquee-button.tsx")).MarqueeButton,
  "newsletter-form": async () => (await import("../forms/newsletter/signup-form.tsx")).SignupForm,
  "search-dialog": async () =>
    (await import("../layout/search-dialog/search-dialog-content.tsx")).SearchDialogContent,
  "scroll-reveal": async () => (await import("./scroll-reveal.tsx")).ScrollReveal,
  video: async () => (await import("./video-player.tsx")).VideoPlayer,
  "withdrawal-form": async () =>
    (await import("../pages/withdrawal/withdrawal-steps.tsx")).WithdrawalSteps,
} as const;

export type IslandName = keyof typeof islands;
