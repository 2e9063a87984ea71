import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../test/temporary-store.ts";
import { findBadPictures } from "./check-pictures.ts";

it("names every picture, logo and drawing that cannot be opened, also one that was cut", async () => {
  const folder = temporaryFolder();
  for (const name of ["pictures/scenes", "public", "drawings"])
    mkdirSync(join(folder, name), { recursive: true });
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = sharp({
    create: { width: 300, height: 300, channels: 3, background: "red", noise },
  });
  const whole = await picture.jpeg().toBuffer();
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, name), content);
  write("pictures/og.jpg", whole);
  write("pictures/scenes/hero-gry.jpg", whole.subarray(0, whole.length / 2));
  write("public/baner.png", "<html>404</html>");
  write("logo.svg", "<svg");
  write(
    "drawings/mark.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>',
  );
  const bad = await findBadPictures(folder);
  expect(bad.map((line) => line.split(":")[0])).toEqual([
    "logo.svg",
    "pictures/scenes/hero-gry.jpg",
    "public/baner.png",
  ]);
});
