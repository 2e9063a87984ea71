/** How each toy is drawn: names of Fluent emoji, or "draw:…" for a drawing of our own. */
export const games = {
  "1101": { main: "chess-pawn", props: ["crown", "hourglass-done"], views: 3 },
  "1102": { main: "game-die", props: ["pencil", "spiral-notepad"], views: 3 },
  "1103": { main: "joker", props: ["seal", "trumpet"], views: 2 },
  "1104": { main: "puzzle-piece", props: ["rabbit", "lady-beetle", "blossom"], views: 3 },
  "1105": { main: "bullseye", props: ["trophy", "crayon"], views: 3 },
  "1106": { main: "yo-yo", props: ["star", "knot"], views: 3 },
  "1107": { main: "bowling", props: ["trophy", "socks"], views: 3 },
  "1108": {
    main: "locked-with-key",
    props: ["envelope", "magnifying-glass-tilted-left"],
    views: 3,
  },
  "1109": { main: "world-map", props: ["luggage", "compass", "two-hump-camel"], views: 4 },
  "1110": { main: "hourglass-not-done", props: ["performing-arts", "speech-balloon"], views: 3 },
  // draws: a large square board-game box at a slight angle, lid with snowy peaks, a red kite in the sky, a path of hexagonal tiles
  "1111": {
    main: "draw:board-game-box",
    props: ["kite", "sandwich", "snow-capped-mountain"],
    views: 3,
  },
  // draws: a tower of crossed birch blocks, three per layer, one block half pulled out, a few blocks with coloured ends
  "1112": { main: "draw:block-tower", props: ["eyes", "game-die"], views: 3 },
  // draws: six square wooden tiles, three face up with a fox, an owl and a toadstool, three face down in plain wood
  "1113": { main: "draw:memory-tiles", props: ["fox", "mushroom", "paw-prints"], views: 3 },
};
