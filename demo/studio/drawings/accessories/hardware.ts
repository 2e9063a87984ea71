/** Cables, tools, bags and remote controls that come with toys. */
import { line, nook, shine, tones, type Tone } from "../clay.ts";
import { drawing, type Drawing } from "../drawing.ts";
import { ball, bar, both, moved, oval, patch, solid } from "../shapes.ts";

export const usbCable = drawing(
  line("M60 60c120-50 160 40 90 60S20 150 60 190s110 20 136-8", "#1f2140", 12),
  line("M58 57c120-50 160 40 90 60S18 147 58 187s110 20 136-8", "#6b6f8c", 4),
  moved(
    bar(-46, -15, 40, 30, 8, tones.coal, 5) + bar(-70, -11, 28, 22, 4, tones.steel, 4),
    66,
    62,
    20,
  ),
  moved(
    bar(-2, -13, 34, 26, 8, tones.coal, 5) + bar(30, -8, 18, 16, 5, tones.steel, 3),
    194,
    178,
    -38,
  ),
);

export const screwdriver = drawing(
  moved(
    `${bar(-10, -7, 104, 14, 5, tones.steel, 4)}${patch("M92-5h14v10H92z", "#7a839f")}${bar(-108, -23, 104, 46, 20, tones.coral, 9)}${line("M-92-8h70M-92 8h70", "#b32536", 4, 0.6)}${shine(-70, -14, 26, 4, 0, 0.7)}`,
    128,
    128,
    -24,
  ),
);

export const hexKey = drawing(
  line("M60 72h116q24 0 24 24v92", "#7a839f", 20),
  line("M60 70h116q22 0 22 22v92", "#c6cee0", 10),
  line("M60 67h112q20 0 22 16", "#ffffff", 3, 0.8),
);

export const screws = drawing(
  ...[
    [70, 84, -20],
    [142, 70, 14],
    [196, 118, 40],
    [98, 164, 70],
    [168, 178, -8],
  ].map(([x, y, turn]) =>
    moved(
      `${bar(-6, -2, 12, 54, 5, tones.steel, 3)}${[6, 16, 26, 36].map((at) => line(`M-6 ${at + 4} 6 ${at}`, "#7a839f", 3)).join("")}${oval(0, -4, 17, 11, tones.steel, 4)}${line("M-8-5H8", "#5b6480", 3)}`,
      x!,
      y!,
      turn,
    ),
  ),
);

export function battery(tone: Tone = tones.sky): Drawing {
  return drawing(
    bar(108, 26, 40, 22, 6, tones.steel, 4),
    bar(82, 42, 92, 186, 16, tone, 12),
    bar(82, 42, 92, 46, 14, tones.coal, 8),
    patch("M138 106l-32 46h22l-10 36 36-48h-24z", "#fff", 0.95),
    shine(102, 130, 8, 66, 0, 0.4),
  );
}

/** A cloth bag with its neck drawn together; `sign` is drawn around 0,0, 60 wide. */
export function clothBag(tone: Tone, sign = ""): Drawing {
  return drawing(
    solid("M84 30q44 22 88 0 10 24-16 52H100Q74 54 84 30z", tone, 8),
    [96, 114, 132, 150]
      .map((x) => line(`M${x} 42l${(x - 124) * -0.14} 34`, tone.dark, 3, 0.4))
      .join(""),
    solid("M100 88c-60 24-76 90-58 128 10 18 162 18 172 0 18-38 2-104-58-128z", tone, 14),
    bar(92, 74, 72, 18, 9, tones.walnut, 4),
    both((way) => line(`M${128 + way * 20} 84q${way * 30} 14 ${way * 26} 44`, "#623a28", 5)),
    moved(sign, 128, 160),
    shine(86, 140, 14, 34, 24, 0.4),
  );
}

export type RemoteControl = {
  tone: Tone;
  trim: Tone;
  controls?: "sticks" | "one stick" | "arrows" | "drop";
  aerial?: boolean;
};

/** A remote control for two hands, in the toy's own colours. */
export function remoteControl({
  tone,
  trim,
  controls = "sticks",
  aerial = true,
}: RemoteControl): Drawing {
  const stick = (x: number, y: number, r = 30) =>
    `${oval(x, y, r, r, tones.coal, 6)}${oval(x, y - 2, r * 0.66, r * 0.66, trim, 6)}${shine(x - 6, y - 9, r * 0.3, r * 0.2, -20, 0.7)}`;
  const arrow = (turn: number, x: number, y: number) =>
    moved(bar(-15, -15, 30, 30, 9, trim, 5) + patch("M0-8 9 6H-9z", "#fff"), x, y, turn);
  const faces = {
    sticks:
      stick(76, 140) +
      stick(180, 140) +
      ball(118, 172, 7, tones.coral) +
      ball(138, 172, 7, tones.leaf),
    "one stick": stick(128, 140, 44) + ball(66, 172, 9, trim) + ball(190, 172, 9, trim),
    arrows:
      arrow(0, 76, 112) +
      arrow(180, 76, 168) +
      arrow(-90, 48, 140) +
      arrow(90, 104, 140) +
      ball(186, 140, 24, tones.coral) +
      patch("M179 128v24l20-12z", "#fff"),
    drop:
      stick(66, 140, 28) +
      stick(190, 140, 28) +
      ball(128, 144, 24, tones.sky) +
      patch("M128 126c14 18 12 32 0 32s-14-14 0-32z", "#fff"),
  } as const;
  return drawing(
    aerial
      ? `${line("M128 92V18", "#7a839f", 7)}${line("M127 90V18", "#f0f4fb", 2)}${ball(128, 16, 8, trim)}`
      : "",
    solid(
      "M44 88q84-20 168 0 30 10 34 70 2 56-26 58-20 0-34-26-58 10-116 0-14 26-34 26-28-2-26-58 4-60 34-70z",
      tone,
      13,
    ),
    bar(108, 98, 40, 14, 7, tones.coal, 3),
    `<circle cx="118" cy="105" r="3.5" fill="#8fe29a"/><circle cx="138" cy="105" r="3.5" fill="#ffc02e"/>`,
    nook(128, 140, 90, 30, 0, 0.1),
    faces[controls],
    shine(76, 92, 30, 5, -6, 0.6),
  );
}
