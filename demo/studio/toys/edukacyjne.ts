/** How each toy is drawn: names of Fluent emoji, or "draw:…" for a drawing of our own. */
export const educational = {
  "1301": { main: "microscope", props: ["leaf-fluttering-in-wind", "bug", "petri-dish"], views: 4 },
  "1302": { main: "telescope", props: ["crescent-moon", "ringed-planet"], views: 3 },
  "1303": { main: "abacus", props: ["input-numbers"], views: 3 },
  "1304": { main: "magnet", props: ["paperclip", "nut-and-bolt"], views: 3 },
  // A globe (Europe and Africa in front) in a brass half-ring on a turned wooden foot.
  "1305": { main: "draw:globe-on-stand", props: ["compass", "sailboat"], views: 4 },
  "1306": { main: "alembic", props: ["test-tube", "goggles", "lemon"], views: 3 },
  "1307": { main: "volcano", props: ["paintbrush", "artist-palette"], views: 3 },
  // Six light wooden cubes in a pyramid of 3, 2 and 1, with the letters Ą, B, Ć, Ł, Ó, Ż in bright colours.
  "1308": { main: "draw:letter-blocks", props: ["open-book", "pencil"], views: 3 },
  "1309": { main: "brick", props: ["house", "bucket"], views: 3 },
  // A small upright table piano: eight broad keys in rainbow colours, a music rest above them.
  "1310": { main: "draw:toy-piano", props: ["musical-notes", "cat"], views: 3 },
  "1311": { main: "cheese-wedge", props: ["mouse", "knot"], views: 2 },
  "1312": { main: "alarm-clock", props: ["sun", "crescent-moon"], views: 3 },
  "1313": { main: "world-map", props: ["crayon", "spouting-whale"], views: 2 },
};
