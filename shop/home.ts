import type { Category, CategoryText, FulfilmentTimes } from "./shop-config.ts";
import type { Backdrop, CategoryKey } from "./catalogue/category.ts";

type Slide = {
  picture: string;
  backdrop: Backdrop;
  label: string;
  title: string;
  category: CategoryKey;
};

type PopularCard = { category: CategoryKey; badge: string; text: string };

type Story = { title: string; paragraphs: readonly string[] };

export type Film = { title: string; text: string; label: string; clip: string };

type Promo = { title: string; reasons: readonly string[]; category: CategoryKey; button: string };

type Teaser = { picture: string; date: string; title: string; excerpt: string };

export type Home = {
  description: string;
  tilesTitle: string;
  slides: readonly Slide[];
  popular: readonly PopularCard[];
  story?: Story;
  film?: Film;
  promo?: Promo;
  promises: readonly string[];
  teasers: readonly Teaser[];
  gallery: readonly { picture: string; alt: string }[];
  featured: readonly CategoryKey[];
};

type PlainShop = {
  brand: string;
  tagline: string;
  categories: readonly (Category & CategoryText)[];
};

export function createPlainHome({ brand, tagline, categories }: PlainShop): Home {
  const names = categories.map(({ name }) => name).join(", ");
  return {
    description: `${brand}: sklep z zabawkami dla dzieci. ${names}.`,
    tilesTitle: "Nasze działy",
    slides: categories.slice(0, 3).map(({ key, backdrop, name, title }, index) => ({
      picture: `/pictures/scenes/hero-${key}`,
      backdrop,
      label: index === 0 ? tagline : name,
      title,
      category: key,
    })),
    popular: [],
    promises: [],
    teasers: [],
    gallery: [],
    featured: categories.slice(0, 4).map(({ key }) => key),
  };
}

export function fillHome(home: Home, { dispatch }: Pick<FulfilmentTimes, "dispatch">): Home {
  return { ...home, description: home.description?.replaceAll("{{times.dispatch}}", dispatch) };
}
