/** How each toy is drawn: names of Fluent emoji, or "draw:…" for a drawing of our own. */
export const dolls = {
  "1001": { main: "nesting-dolls", props: ["ribbon", "tulip"], views: 3 },
  // draws: a soft rag doll standing, rust-red yarn plaits, freckles, red dress with white polka dots, canvas shoes
  "1002": { main: "draw:rag-doll", props: ["blossom", "backpack"], views: 3 },
  // draws: a three-storey wooden doll house, open front, red gabled roof, small balcony, tiny furniture in six rooms
  "1003": { main: "draw:doll-house", props: ["hot-beverage", "potted-plant", "cat"], views: 4 },
  // draws: a light toy pushchair, thin aluminium frame, seat and canopy in blue and white stripes, double front wheels
  "1004": { main: "draw:doll-stroller", props: ["teddy-bear", "chestnut"], views: 3 },
  // draws: a birch toy pram, box body with rounded edges, upright handle, four rubber-rimmed wheels, cream quilt
  "1005": { main: "draw:wooden-pram", props: ["black-cat", "maple-leaf"], views: 3 },
  "1006": { main: "woman-merpeople", props: ["spiral-shell", "bubbles"], views: 3 },
  "1007": { main: "dress", props: ["ribbon", "purse"], views: 2 },
  "1008": { main: "couch-and-lamp", props: ["rolled-up-newspaper", "hot-beverage"], views: 3 },
  "1009": { main: "bathtub", props: ["soap", "bubbles", "sponge"], views: 3 },
  "1010": { main: "teapot", props: ["teacup-without-handle", "cupcake", "cookie"], views: 3 },
  "1011": { main: "castle", props: ["dragon", "crown", "triangular-flag"], views: 3 },
  "1012": { main: "shopping-cart", props: ["carrot", "socks", "receipt"], views: 3 },
  "1013": { main: "bed", props: ["crescent-moon", "star", "open-book"], views: 3 },
};
