/** Photographs every toy of the lists into demo/pictures. */
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
import { closeUp } from "./views/close-up.ts";
import { inGiftBox } from "./views/gift-box.ts";
import { onPlinth } from "./views/on-plinth.ts";
import { side, type Scene } from "./views/scene.ts";
import { withProps } from "./views/with-props.ts";

type Department = { toys: Record<string, Toy>; paper: Paper; soft: boolean };

const departments: readonly Department[] = [
  { toys: dolls, paper: "rose", soft: false },
  { toys: games, paper: "lilac", soft: false },
  { toys: baby, paper: "mint", soft: false },
  { toys: educational, paper: "sky", soft: false },
  { toys: remoteControl, paper: "sun", soft: false },
  { toys: plushToys, paper: "paper-deep", soft: true },
];

/** Only the toys in `ids`, or all when it is empty. */
export async function photographToys(folder: string, ids: readonly string[] = []): Promise<void> {
  for (const { toys, paper, soft } of departments) {
    for (const [id, toy] of Object.entries(toys)) {
      if (ids.length > 0 && !ids.includes(id)) continue;
      // A drawing such as the unicorn on its stick has parts of wood and rubber.
      const plush = soft && !toy.main.startsWith("draw:");
      const scene: Scene = { toy, paper, plush, seed: Number(id) };
      await photograph(scene, `${folder}/${id}`);
    }
  }
}

async function photograph(scene: Scene, path: string): Promise<void> {
  for (let number = 1; number <= scene.toy.views; number++) {
    await saveMaster(await pictureOf(scene, number), `${path}-${number}`, side);
  }
}

function pictureOf(scene: Scene, number: number): Promise<string> {
  if (number === 1) return alone(scene);
  if (number === 2) return withProps(scene);
  if (number === 3) return scene.seed % 2 === 0 ? closeUp(scene) : inGiftBox(scene);
  return onPlinth(scene);
}
