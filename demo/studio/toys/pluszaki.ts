/** How each toy is drawn: names of Fluent emoji, or "draw:…" for a drawing of our own. 1513 has no picture on purpose. */
export const plush = {
  "1501": { main: "teddy-bear", props: ["honey-pot", "red-heart"], views: 4 },
  "1502": { main: "turtle", props: ["leafy-green", "zzz"], views: 3 },
  "1503": { main: "moose", props: ["performing-arts", "toothbrush"], views: 2 },
  "1504": { main: "hedgehog", props: ["fallen-leaf", "love-letter"], views: 3 },
  "1505": { main: "horse", props: ["herb", "hair-pick"], views: 3 },
  "1506": { main: "pig", props: ["backpack"], views: 3 },
  "1507": { main: "rabbit", props: ["carrot", "crescent-moon"], views: 3 },
  "1508": { main: "dragon", props: ["castle", "books"], views: 4 },
  // The emoji unicorn's head and neck on a round wooden stick with two small wheels at its lower end.
  "1509": { main: "draw:unicorn-on-stick", props: ["rosette", "sparkles"], views: 3 },
  "1510": { main: "dog", props: ["bone", "paw-prints"], views: 3 },
  "1511": { main: "ewe", props: ["cherries", "crescent-moon"], views: 3 },
  "1512": { main: "sloth", props: ["hibiscus", "zzz"], views: 3 },
};
