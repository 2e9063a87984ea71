import { icon } from "../icons.ts";
import { form, line, nook, shine, tones } from "./clay.ts";
import { wheel } from "./wheel.ts";

/** A unicorn's head on a round wooden stick with two small wheels at the lower end. */
export const unicornOnStick = {
  side: 256,
  body: [
    wheel(172, 222, 17, tones.rose),
    `<g transform="rotate(-13 126 112)">${stick()}</g>`,
    wheel(146, 228, 20, tones.lilac),
    `<g transform="rotate(-6 120 90)">${icon("unicorn", { x: 34, y: -2, size: 148 })}${ribbon()}</g>`,
  ].join(""),
};

function stick(): string {
  return `${form('<rect x="119" y="100" width="14" height="134" rx="7"/>', tones.wood, 5)}${line("M123 160v60", "#ffffff", 2.5, 0.5)}
${form('<rect x="92" y="166" width="68" height="14" rx="7"/>', tones.coral, 5)}${shine(112, 170, 14, 3, 0, 0.8)}`;
}

/** Where the neck meets the stick. */
function ribbon(): string {
  return `${nook(136, 144, 50, 8, 0, 0.3)}${form('<rect x="84" y="134" width="96" height="17" rx="8.5"/>', tones.sun, 5)}${shine(110, 139, 22, 3, 0, 0.9)}`;
}
