import type { Category, CategoryText, FulfilmentTimes, ShopConfig } from "./shop-config.ts";

export type Home = ShopConfig["home"];

export type Film = NonNullable<Home["film"]>;

type PlainShop = {
  brand: string;
  tagline: string;
  categories: readonly Category[];
  categoryTexts: Readonly<Record<string, CategoryText>>;
};

export function createPlainHome({ brand, tagline, categories, categoryTexts }: PlainShop): Home {
  const names = categories.map(({ name }) => name).join(", ");
  return {
    description: `${brand}: sklep z zabawkami dla dzieci. ${names}.`,
    tilesTitle: "Nasze działy",
    slides: categories.slice(0, 3).map(({ key, backdrop, name }, index) => ({
      picture: `/pictures/scenes/hero-${key}`,
      backdrop,
      label: index === 0 ? tagline : name,
      title: categoryTexts[key]!.title,
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
