/** Our own drawings, by the name after `draw:`. */
import { blockTower } from "./drawings/block-tower.ts";
import { boardGameBox } from "./drawings/board-game-box.ts";
import { dollHouse } from "./drawings/doll-house.ts";
import { dollStroller } from "./drawings/doll-stroller.ts";
import { drone } from "./drawings/drone.ts";
import { excavator } from "./drawings/excavator.ts";
import { globeOnStand } from "./drawings/globe-on-stand.ts";
import { letterBlocks } from "./drawings/letter-blocks.ts";
import { locomotiveOnTrack } from "./drawings/locomotive-on-track.ts";
import { memoryTiles } from "./drawings/memory-tiles.ts";
import { pushWalker } from "./drawings/push-walker.ts";
import { ragDoll } from "./drawings/rag-doll.ts";
import { rattle } from "./drawings/rattle.ts";
import { shapeSorter } from "./drawings/shape-sorter.ts";
import { stackingRings } from "./drawings/stacking-rings.ts";
import { toyPiano } from "./drawings/toy-piano.ts";
import { trackedRover } from "./drawings/tracked-rover.ts";
import { unicornOnStick } from "./drawings/unicorn-on-stick.ts";
import { walkingRobot } from "./drawings/walking-robot.ts";
import { woodenPram } from "./drawings/wooden-pram.ts";

export type Drawing = {
  /** Side of the square viewBox. */
  side: number;
  /** SVG markup with ids unique inside this drawing. */
  body: string;
};

export const drawings: Record<string, Drawing> = {
  "block-tower": blockTower,
  "board-game-box": boardGameBox,
  "doll-house": dollHouse,
  "doll-stroller": dollStroller,
  drone,
  excavator,
  "globe-on-stand": globeOnStand,
  "letter-blocks": letterBlocks,
  "locomotive-on-track": locomotiveOnTrack,
  "memory-tiles": memoryTiles,
  "push-walker": pushWalker,
  "rag-doll": ragDoll,
  rattle,
  "shape-sorter": shapeSorter,
  "stacking-rings": stackingRings,
  "toy-piano": toyPiano,
  "tracked-rover": trackedRover,
  "unicorn-on-stick": unicornOnStick,
  "walking-robot": walkingRobot,
  "wooden-pram": woodenPram,
};
