import { bed, cooker, cradle, door, lamp, table } from "./doll-house-furniture.ts";
import { drawing } from "./drawing.ts";
import { form, inside, line, nook, shine, tones } from "./clay.ts";

/** A three-storey wooden house, open at the front: six furnished rooms, a balcony, a red gable roof. */
export const dollHouse = drawing(shell(), furnishing(), outside());
/** Put together, before anything is moved in. */
export const emptyDollHouse = drawing(shell(), window(175, 104), door(168, 234), outside());

function shell(): string {
  return [
    chimney(),
    form('<path d="M128 20 206 78v160H50V78z"/>', tones.birch, 7),
    room(58, 86, "#ffe3cf", "#eab48c"),
    room(132, 86, "#d7ecff", "#9fcdf5"),
    room(58, 138, "#ffe0e6", "#f2a6b8"),
    room(132, 138, "#dcf5df", "#9fd9ad"),
    room(58, 190, "#fff0c4", "#f0c877"),
    room(132, 190, "#ece2ff", "#c3acf2"),
  ].join("");
}

function furnishing(): string {
  return [
    bed(62, 130),
    window(175, 104),
    cradle(152, 130),
    lamp(72, 182),
    armchair(104, 182),
    table(142, 182),
    cooker(66, 234),
    door(168, 234),
  ].join("");
}

function outside(): string {
  const lawn = form('<rect x="34" y="234" width="188" height="16" rx="8"/>', tones.leaf, 6);
  return storeys() + balcony() + lawn + roof();
}

function chimney(): string {
  return `${form('<rect x="168" y="16" width="20" height="50" rx="4"/>', tones.wood, 5)}${form('<rect x="164" y="10" width="28" height="12" rx="5"/>', tones.birch, 4)}`;
}

function roof(): string {
  const shape =
    '<path d="M119 10q9-7 18 0l96 70q8 6 3 14-5 7-13 2L128 30 33 96q-8 5-13-2-5-8 3-14z"/>';
  return `${nook(128, 88, 84, 9, 0, 0.3)}${form(shape, tones.coral, 8)}${shine(74, 52, 44, 5, -36, 0.7)}
${form('<circle cx="128" cy="60" r="14"/>', tones.white, 4)}<circle cx="128" cy="60" r="9" fill="#7cc4f8"/>${line("M128 51v18M119 60h18", "#fff", 2.5)}`;
}

function room(x: number, y: number, wall: string, floor: string): string {
  const box = `<rect x="${x}" y="${y}" width="66" height="46" rx="4"`;
  const dark = nook(x + 33, y, 52, 11, 0, 0.35) + nook(x, y + 24, 9, 40, 0, 0.3);
  return `${box} fill="${wall}"/>${inside(`${box}/>`, `<rect x="${x}" y="${y + 38}" width="66" height="10" fill="${floor}"/>${dark}`)}`;
}

function window(x: number, y: number): string {
  return `${form(`<rect x="${x - 13}" y="${y - 12}" width="26" height="24" rx="5"/>`, tones.white, 3)}
<rect x="${x - 9}" y="${y - 8}" width="18" height="16" rx="2" fill="#7cc4f8"/>${line(`M${x} ${y - 7}v14M${x - 8} ${y}h16`, "#fff", 2.5)}`;
}

function armchair(x: number, floor: number): string {
  return `${form(`<rect x="${x - 13}" y="${floor - 25}" width="26" height="22" rx="8"/>`, tones.sky, 3)}${form(`<rect x="${x - 16}" y="${floor - 14}" width="32" height="12" rx="6"/>`, tones.sky, 3)}
${form(`<rect x="${x - 10}" y="${floor - 14}" width="20" height="7" rx="3.5"/>`, tones.white, 2)}`;
}

function storeys(): string {
  return [132, 184]
    .map((y) => form(`<rect x="50" y="${y - 1}" width="156" height="8" rx="3"/>`, tones.wood, 3))
    .join("");
}

/** On the middle floor, reaching out to the right. */
function balcony(): string {
  const rails = [204, 212, 220, 228].map((x) =>
    form(`<rect x="${x}" y="160" width="4" height="26" rx="2"/>`, tones.white, 2),
  );
  return `${rails.join("")}${form('<rect x="198" y="155" width="40" height="7" rx="3.5"/>', tones.coral, 3)}${form('<rect x="194" y="182" width="46" height="9" rx="4"/>', tones.wood, 3)}
${form('<path d="M206 191h18l-16 18z"/>', tones.wood, 3)}`;
}
