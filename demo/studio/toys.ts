/** Photographs every toy of the lists into demo/pictures: alone, its box laid out, to scale, in use. */
import type { Paper } from "./backdrop.ts";
import { saveMaster } from "./save.ts";
import type { Toy } from "./toy.ts";
import { baby } from "./toys/dla-niemowlat.ts";
import { educational } from "./toys/edukacyjne.ts";
import { games } from "./toys/gry.ts";
import { dolls } from "./toys/lalki-domki-wozki.ts";
import { plush as plushToys } from "./toys/pluszaki.ts";
import { remoteControl } from "./toys/zabawki-rc.ts";
import { alone } from "./views/alone.ts";
import { inBox } from "./views/in-box.ts";
import { inUse } from "./views/in-use.ts";
import { side, type Scene } from "./views/scene.ts";
import { toScale } from "./views/to-scale.ts";

type Category = { toys: Record<string, Toy>; paper: Paper };

const categories: readonly Category[] = [
  { toys: dolls, paper: "rose" },
  { toys: games, paper: "lilac" },
  { toys: baby, paper: "mint" },
  { toys: educational, paper: "sky" },
  { toys: remoteControl, paper: "sun" },
  { toys: plushToys, paper: "paper-deep" },
];

/** All toys by the ids of their products. */
export const toys: Record<string, Toy> = Object.assign(
  {},
  ...categories.map((category) => category.toys),
);

const views = [alone, inBox, toScale, inUse];

/** Only the toys in `ids`, or all when it is empty. */
export async function photographToys(folder: string, ids: readonly string[] = []): Promise<void> {
  for (const { toys, paper } of categories) {
    for (const [id, toy] of Object.entries(toys)) {
      if (ids.length > 0 && !ids.includes(id)) continue;
      await photograph({ toy, paper }, `${folder}/${id}`);
    }
  }
}

async function photograph(scene: Scene, path: string): Promise<void> {
  for (const [at, view] of views.entries()) {
    await saveMaster(await view(scene), `${path}-${at + 1}`, side);
  }
}
