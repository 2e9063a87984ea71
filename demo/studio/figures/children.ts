/** Who plays: children who do not all look alike. */
import { tones } from "../drawings/clay.ts";
import { toneOf } from "../drawings/shapes.ts";
import type { ChildLook } from "./head.ts";

const skins = { fair: tones.skin, olive: toneOf("#e0a878"), brown: toneOf("#a9714b") } as const;

export const ola: ChildLook = {
  skin: skins.fair,
  hair: tones.sun,
  cut: "bunches",
  shirt: tones.coral,
  trousers: toneOf("#3f5a9e"),
};
export const tymek: ChildLook = {
  skin: skins.fair,
  hair: toneOf("#6b4228"),
  cut: "short",
  shirt: tones.leaf,
  trousers: toneOf("#4a5270"),
};
export const nela: ChildLook = {
  skin: skins.olive,
  hair: toneOf("#33242a"),
  cut: "bob",
  shirt: tones.sun,
  trousers: toneOf("#7a58b8"),
};
export const leo: ChildLook = {
  skin: skins.brown,
  hair: toneOf("#2c1c1a"),
  cut: "curls",
  shirt: tones.sky,
  trousers: toneOf("#33476f"),
};
export const baby: ChildLook = {
  skin: skins.fair,
  hair: toneOf("#c98a4a"),
  cut: "baby",
  shirt: tones.mint,
  trousers: tones.mint,
};
export const secondBaby: ChildLook = {
  skin: skins.olive,
  hair: toneOf("#3b2a22"),
  cut: "baby",
  shirt: tones.sun,
  trousers: tones.sun,
};
