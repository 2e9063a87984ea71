/** How each toy is drawn: names of Fluent emoji, or "draw:…" for a drawing of our own. */
export const baby = {
  // draws: a beech rattle, slim handle, round ball on top, two yellow rings around the neck
  "1201": { main: "draw:rattle", props: ["droplet", "musical-note"], views: 3 },
  // draws: a wooden box with a lid of cut-out shapes (circle, square, triangle, star, heart, half-moon), coloured blocks beside it
  "1202": { main: "draw:shape-sorter", props: ["star", "red-heart"], views: 3 },
  // draws: seven rounded wooden rings in rainbow colours, large to small, on a rocking wooden base with a ball on top
  "1203": { main: "draw:stacking-rings", props: ["rainbow", "ribbon"], views: 3 },
  // draws: a birch baby walker on four rubber-rimmed wheels, upright handle, open tray full of coloured cubes
  "1204": { main: "draw:push-walker", props: ["socks", "house"], views: 4 },
  "1205": { main: "rabbit-face", props: ["tooth", "carrot"], views: 3 },
  "1206": { main: "snail", props: ["mushroom", "leaf-fluttering-in-wind"], views: 3 },
  "1207": { main: "duck", props: ["bubbles", "droplet"], views: 2 },
  "1208": { main: "drum", props: ["musical-notes", "shallow-pan-of-food"], views: 3 },
  "1209": { main: "octopus", props: ["spiral-shell", "water-wave"], views: 3 },
  "1210": { main: "maracas", props: ["musical-notes", "sun-with-face"], views: 3 },
  "1211": { main: "last-quarter-moon-face", props: ["cloud", "star", "zzz"], views: 3 },
  "1212": { main: "hedgehog", props: ["footprints", "maple-leaf"], views: 3 },
  "1213": { main: "books", props: ["frog", "red-apple", "cloud"], views: 3 },
};
