/** How each toy is drawn: names of Fluent emoji, or "draw:…" for a drawing of our own. */
export const remoteControl = {
  "1401": { main: "racing-car", props: ["video-game", "chequered-flag"], views: 3 },
  "1402": { main: "helicopter", props: ["video-game", "cloud"], views: 3 },
  "1403": { main: "speedboat", props: ["video-game", "ring-buoy"], views: 4 },
  // A friendly white-and-blue robot, whole: square head with two round eyes, short arms, big feet.
  "1404": { main: "draw:walking-robot", props: ["video-game", "nut-and-bolt"], views: 3 },
  // A round quadcopter seen from the front, yellow and black stripes, four rotors in ring guards.
  "1405": { main: "draw:drone", props: ["video-game", "battery", "cloud"], views: 4 },
  "1406": { main: "sport-utility-vehicle", props: ["video-game", "mountain"], views: 3 },
  "1407": { main: "fire-engine", props: ["video-game", "droplet"], views: 3 },
  "1408": { main: "tractor", props: ["joystick", "sheaf-of-rice"], views: 3 },
  "1409": { main: "t-rex", props: ["video-game", "volcano"], views: 3 },
  // A small Mars rover on two rubber tracks: flat body, mast with a lamp, a jointed arm with a gripper.
  "1410": { main: "draw:tracked-rover", props: ["video-game", "ringed-planet", "rock"], views: 3 },
  // A yellow excavator on dark tracks: cab on the left, arm and toothed bucket on the right.
  "1411": { main: "draw:excavator", props: ["video-game", "rock", "construction"], views: 4 },
  // The emoji locomotive standing on an oval of grey toy track seen slightly from above.
  "1412": { main: "draw:locomotive-on-track", props: ["video-game", "evergreen-tree"], views: 3 },
  "1413": { main: "lady-beetle", props: ["joystick", "leaf-fluttering-in-wind"], views: 2 },
};
