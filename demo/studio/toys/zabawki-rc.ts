/** How each toy is drawn, what lies in its box and where it is driven. */
import {
  battery,
  hexKey,
  remoteControl as remote,
  screwdriver,
  screws,
  usbCable,
} from "../drawings/accessories/hardware.ts";
import { booklet } from "../drawings/accessories/paper.ts";
import { tones, type Tone } from "../drawings/clay.ts";
import {
  charger,
  cushion,
  oilBottle,
  paperBall,
  sandHeap,
  spareRotor,
} from "../drawings/driving-extras.ts";
import type { Drawing } from "../drawings/drawing.ts";
import { drone } from "../drawings/drone.ts";
import { excavator } from "../drawings/excavator.ts";
import { fireEngine } from "../drawings/fire-engine.ts";
import { helicopter, spareBlades } from "../drawings/helicopter.ts";
import { ladybirdCar } from "../drawings/ladybird-car.ts";
import {
  curvedTrack,
  engine,
  littleTree,
  locomotiveOnTrack,
  straightTrack,
} from "../drawings/locomotive-on-track.ts";
import { offRoadCar } from "../drawings/off-road-car.ts";
import { batteryPack, cone, racingCar, spareTyre } from "../drawings/racing-car.ts";
import { boatBattery, speedboat } from "../drawings/speedboat.ts";
import { trackedRover } from "../drawings/tracked-rover.ts";
import { blueTractor, redTractor, tractor } from "../drawings/tractor.ts";
import { tyrannosaur } from "../drawings/tyrannosaur.ts";
import { walkingRobot } from "../drawings/walking-robot.ts";
import { sittingChild, standingChild } from "../figures/child.ts";
import { leo, nela, ola, secondBaby, tymek } from "../figures/children.ts";
import type { ChildLook } from "../figures/head.ts";
import { place } from "../placement.ts";
import { column, copies, grid, piece, row } from "../layout.ts";
import { rug } from "../settings/indoors.ts";
import { lawn, pond, sandpit } from "../settings/outdoors.ts";
import { put, type Toy } from "../toy.ts";

const remotes = {
  car: remote({ tone: tones.coral, trim: tones.sun }),
  helicopter: remote({ tone: tones.mint, trim: tones.coral }),
  boat: remote({ tone: tones.sun, trim: tones.sky }),
  robot: remote({ tone: tones.white, trim: tones.sky, controls: "arrows", aerial: false }),
  drone: remote({ tone: tones.coal, trim: tones.sun }),
  offRoad: remote({ tone: tones.sky, trim: tones.sun }),
  fire: remote({ tone: tones.rust, trim: tones.white, controls: "drop" }),
  dinosaur: remote({ tone: tones.walnut, trim: tones.leaf }),
  rover: remote({ tone: tones.rust, trim: tones.steel }),
  excavator: remote({ tone: tones.sun, trim: tones.coal, controls: "drop" }),
  train: remote({ tone: tones.coal, trim: tones.coral, controls: "one stick" }),
  ladybird: remote({ tone: tones.coral, trim: tones.sun, controls: "one stick", aerial: false }),
} satisfies Record<string, ReturnType<typeof remote>>;

/** A child with the toy's own remote control in both hands. */
const driver = (look: ChildLook, control: keyof typeof remotes) => steering(look, remotes[control]);

const steering = (look: ChildLook, control: Drawing) =>
  standingChild(look, place(control.body, 256, { x: 92, y: 114, size: 72 }), 152);

const farmTractor = (drawing: Drawing, tone: Tone, shirt: Tone): Toy => {
  const control = remote({ tone, trim: tones.sun, controls: "one stick", aerial: false });
  return {
    alone: drawing,
    box: row(
      piece(drawing, 22),
      column(
        piece(control, 13),
        piece(usbCable, 10),
        row(piece(battery(tones.leaf), 4.5), piece(battery(tones.leaf), 4.5)),
      ),
    ),
    scale: { width: 22 },
    use: {
      setting: lawn,
      things: [
        put(steering({ ...leo, shirt }, control), 730, 800, 560),
        put(drawing, 340, 890, 340),
      ],
    },
  };
};

export const remoteControl: Record<string, Toy> = {
  "1401": {
    alone: racingCar,
    box: column(
      row(piece(racingCar, 27), piece(remotes.car, 16)),
      row(piece(batteryPack, 6), piece(usbCable, 11), ...copies(4, spareTyre, 5.5)),
      row(...copies(8, cone, 4.5)),
    ),
    scale: { width: 27 },
    use: {
      setting: rug(tones.coral),
      things: [
        put(driver(tymek, "car"), 720, 760, 560),
        put(cone, 150, 800, 110),
        put(cone, 480, 790, 100),
        put(racingCar, 380, 890, 430),
        put(cone, 830, 920, 120),
      ],
    },
  },
  "1402": {
    alone: helicopter,
    lift: 80,
    box: row(
      piece(helicopter, 21),
      column(
        piece(remotes.helicopter, 15),
        piece(usbCable, 10),
        row(piece(spareBlades, 11), piece(screwdriver, 10)),
      ),
    ),
    scale: { width: 21, hung: true },
    use: {
      setting: rug(tones.sky),
      things: [
        put(driver(nela, "helicopter"), 680, 860, 620),
        put(helicopter, 280, 880, 340, { lift: 440 }),
      ],
    },
  },
  "1403": {
    alone: speedboat,
    box: column(
      row(piece(speedboat, 33), piece(remotes.boat, 17)),
      row(piece(boatBattery, 8), piece(boatBattery, 8), piece(usbCable, 12)),
    ),
    scale: { width: 33 },
    use: {
      setting: pond,
      things: [
        put(driver(ola, "boat"), 740, 620, 420),
        put(speedboat, 390, 770, 460, { rotate: -4, shadow: "none" }),
      ],
    },
  },
  "1404": {
    alone: walkingRobot,
    box: row(
      piece(walkingRobot, 28),
      column(
        piece(remotes.robot, 15),
        piece(usbCable, 11),
        row(piece(battery(), 4.5), piece(battery(), 4.5)),
      ),
    ),
    scale: { height: 28 },
    use: {
      setting: rug(tones.lilac),
      things: [put(driver(leo, "robot"), 690, 830, 620), put(walkingRobot, 310, 890, 310)],
    },
  },
  "1405": {
    alone: drone,
    lift: 90,
    box: row(
      piece(drone, 22),
      column(
        piece(remotes.drone, 16),
        row(piece(usbCable, 10), piece(batteryPack, 6), piece(batteryPack, 6)),
        row(...copies(4, spareRotor, 6)),
      ),
    ),
    scale: { width: 22, hung: true, unlabelled: true },
    use: {
      setting: lawn,
      things: [
        put(driver(tymek, "drone"), 680, 860, 600),
        put(drone, 290, 860, 300, { lift: 420 }),
      ],
    },
  },
  "1406": {
    alone: offRoadCar,
    box: row(
      piece(offRoadCar, 29),
      column(piece(remotes.offRoad, 16), row(piece(batteryPack, 7), piece(usbCable, 11))),
    ),
    scale: { width: 29 },
    use: {
      setting: rug(tones.sun),
      things: [
        put(driver(nela, "offRoad"), 750, 780, 560),
        put(cushion, 400, 900, 420),
        put(offRoadCar, 360, 756, 340, { rotate: -12, shadow: "none" }),
      ],
    },
  },
  "1407": {
    alone: fireEngine,
    box: row(
      piece(fireEngine, 36),
      column(piece(remotes.fire, 17), row(piece(batteryPack, 7), piece(usbCable, 12))),
    ),
    scale: { width: 36 },
    use: {
      setting: lawn,
      things: [put(driver(ola, "fire"), 750, 790, 540), put(fireEngine, 360, 890, 430)],
    },
  },
  "1408": farmTractor(tractor, tones.leaf, tones.coral),
  "140802": farmTractor(redTractor, tones.coral, tones.sky),
  "140803": farmTractor(blueTractor, tones.sky, tones.coral),
  "1409": {
    alone: tyrannosaur,
    box: row(
      piece(tyrannosaur, 34),
      column(piece(remotes.dinosaur, 17), row(piece(batteryPack, 7), piece(usbCable, 12))),
    ),
    scale: { height: 31 },
    use: {
      setting: rug(tones.leaf),
      things: [put(driver(nela, "dinosaur"), 710, 800, 600), put(tyrannosaur, 330, 890, 360)],
    },
  },
  "1410": {
    alone: trackedRover,
    box: row(
      piece(trackedRover, 26),
      column(
        row(
          piece(remotes.rover, 16),
          piece(
            booklet(tones.rust, place(trackedRover.body, 256, { x: -46, y: -50, size: 92 })),
            20,
          ),
        ),
        row(piece(screwdriver, 12), piece(hexKey, 6), piece(screws, 10)),
        row(
          piece(usbCable, 11),
          piece(booklet(tones.lilac, place(paperBall.body, 256, { x: -42, y: -46, size: 84 })), 18),
        ),
      ),
    ),
    scale: { width: 26 },
    use: {
      setting: sandpit,
      things: [
        put(driver(leo, "rover"), 730, 790, 560),
        put(trackedRover, 350, 890, 360),
        put(paperBall, 120, 910, 90),
      ],
    },
  },
  "1411": {
    alone: excavator,
    box: row(
      piece(excavator, 68),
      column(
        piece(remotes.excavator, 24),
        row(piece(batteryPack, 12), piece(charger, 14)),
        piece(oilBottle, 12),
      ),
    ),
    scale: { width: 68, child: 128 },
    use: {
      setting: sandpit,
      things: [
        put(driver(tymek, "excavator"), 190, 760, 560),
        put(sandHeap, 800, 890, 260),
        put(excavator, 540, 890, 470),
      ],
    },
  },
  "1412": {
    alone: locomotiveOnTrack,
    box: column(
      row(piece(engine, 22), piece(remotes.train, 18), grid(3, copies(6, littleTree, 10), 14)),
      grid(4, copies(16, curvedTrack, 16), 10),
      grid(4, copies(8, straightTrack, 15), 10),
    ),
    scale: { of: engine, width: 17, unlabelled: true },
    use: {
      setting: rug(tones.sky),
      things: [
        put(littleTree, 130, 720, 150),
        put(littleTree, 520, 700, 150),
        put(
          sittingChild(ola, place(remotes.train.body, 256, { x: 94, y: 158, size: 68 })),
          760,
          790,
          480,
        ),
        put(locomotiveOnTrack, 370, 900, 520),
        put(littleTree, 680, 920, 150),
      ],
    },
  },
  "1413": {
    alone: ladybirdCar,
    box: row(piece(ladybirdCar, 15), piece(remotes.ladybird, 14)),
    scale: { width: 15 },
    use: {
      setting: rug(tones.mint),
      things: [
        put(
          sittingChild(
            { ...secondBaby, trousers: tones.lilac },
            place(remotes.ladybird.body, 256, { x: 90, y: 152, size: 76 }),
          ),
          660,
          820,
          560,
        ),
        put(ladybirdCar, 280, 900, 270),
      ],
    },
  },
};
