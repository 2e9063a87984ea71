import { brand } from "../../shop.config.ts";
import { hasPicture } from "../ui/picture/scene-picture.tsx";
import type { HeadTag } from "../route.ts";

type PageMeta = {
  title: string;
  description: string;
  /** Canonical URL. */
  url: string;
  /** URL of a 1200 × 630 image. */
  image?: string;
  type?: "website" | "article" | "product";
  robots?: "noindex" | "noindex,follow" | false;
};

/** Creates the tags that every page has. */
export function createPageMeta(page: PageMeta): HeadTag[] {
  const title = page.title.includes(brand) ? page.title : `${page.title} | ${brand}`;
  const image = [page.image, "/pictures/og.jpg"].find((path) => path && hasSharingPicture(path));
  return [
    { title },
    { name: "description", content: page.description },
    { rel: "canonical", href: page.url },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: brand },
    { property: "og:locale", content: "pl_PL" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: page.url },
    ...(image ? [{ property: "og:image", content: new URL(image, page.url).href }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.robots ? [{ name: "robots", content: page.robots }] : []),
  ];
}

/** Pictures of products always have one. */
function hasSharingPicture(path: string): boolean {
  return path.startsWith("/img/") || hasPicture(path.replace(/(-og)?\.jpg$/, ""));
}
