/** Writes every scene of the shop: the slides, rooms, tiles, gallery and article pictures. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type PictureFiles, savePicture } from "../save.ts";
import { boardGames, creativePlay, presents, safeToys, tidyToys } from "./sets/articles-home.ts";
import { babyToys, ecoToys, educationalToys, stemToys, toyRanking } from "./sets/articles-toys.ts";
import { categoryTile } from "./sets/categories.ts";
import { type CategoryKey, categoryGroups } from "./sets/category-groups.ts";
import { filmPoster } from "./sets/film.ts";
import { gallery } from "./sets/gallery.ts";
import { heroBaby, heroEducational, heroGifts } from "./sets/heroes.ts";
import { notFound } from "./sets/lost-kite.ts";
import { educationalPromo, office, story } from "./sets/shop-rooms.ts";
import { safeCorner, woodenToys } from "./sets/teasers.ts";

const pictures = join(import.meta.dirname, "../../shop/public/pictures");
const wide = [480, 960, 1440, 2160];

export async function makeScenes(): Promise<void> {
  await mkdir(join(pictures, "scenes"), { recursive: true });
  await mkdir(join(pictures, "articles"), { recursive: true });
  await saveAll("scenes", slides, { widths: wide, heightRatio: 3 / 4 });
  await saveAll("scenes", rooms, { widths: wide, heightRatio: 2 / 3 });
  await saveAll("scenes", { film: filmPoster }, { widths: wide, heightRatio: 9 / 16 });
  await saveAll("scenes", tiles(), { widths: [320, 640, 960] });
  await saveAll("scenes", cards, { widths: [480, 960], heightRatio: 2 / 3 });
  await saveAll("scenes", galleryPictures(), { widths: [240, 480] });
  await saveAll("articles", articles, { widths: wide, heightRatio: 2 / 3, og: true });
}

async function saveAll(
  folder: string,
  drawings: Record<string, () => string>,
  files: PictureFiles,
): Promise<void> {
  for (const [name, draw] of Object.entries(drawings)) {
    await savePicture(draw(), join(pictures, folder, name), files);
  }
}

const slides = {
  "hero-prezenty": heroGifts,
  "hero-edukacyjne": heroEducational,
  "hero-niemowleta": heroBaby,
};

const rooms = {
  story,
  "promo-edukacyjne": educationalPromo,
  office,
  "not-found": notFound,
};

const cards = {
  "teaser-bezpieczny-kacik": safeCorner,
  "teaser-drewniane": woodenToys,
};

const articles = {
  "zabawki-edukacyjne": educationalToys,
  "ranking-zabawek": toyRanking,
  "bezpieczenstwo-zabawek": safeToys,
  "kreatywna-zabawa": creativePlay,
  "zabawki-dla-niemowlat": babyToys,
  "gry-planszowe": boardGames,
  "ekologiczne-zabawki": ecoToys,
  "zabawki-stem": stemToys,
  "organizacja-zabawek": tidyToys,
  prezenty: presents,
};

function tiles(): Record<string, () => string> {
  const keys = Object.keys(categoryGroups) as CategoryKey[];
  return Object.fromEntries(keys.map((key) => [`tile-${key}`, () => categoryTile(key)]));
}

function galleryPictures(): Record<string, () => string> {
  return Object.fromEntries(gallery().map((svg, at) => [`gallery-${at + 1}`, () => svg]));
}
