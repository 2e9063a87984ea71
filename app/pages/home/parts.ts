/**
 * The page's parts that stay as the document brings them, as one file to fetch for a visitor who
 * comes from another page; see `ui/still.tsx`.
 */
export { Bestsellers } from "./bestsellers.tsx";
export { HeroSlides } from "./hero-slides.tsx";
export { Newsletter } from "./newsletter.tsx";
export { PictureGallery } from "./picture-gallery.tsx";
export { ShopTour } from "./shop-tour.tsx";
export { Spotlight } from "./spotlight.tsx";
export { TrustStrip } from "./trust-strip.tsx";
export { Voices } from "./voices.tsx";
