/** Renders the clip frame by frame and has ffmpeg encode it: `node demo/studio/scenes/clip.ts`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { filmLand, filmSky, filmToys } from "./sets/film.ts";

const [width, height] = [960, 540];
const [seconds, rate] = [8, 25];
const clips = join(import.meta.dirname, "../../shop/public/clips");

export async function makeClip(): Promise<void> {
  await mkdir(clips, { recursive: true });
  const encoder = spawn("ffmpeg", encoding(join(clips, "latawiec")), {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = once(encoder, "close");
  const land = await drawn(filmLand());
  const frames = seconds * rate;
  for (let frame = 0; frame < frames; frame++) {
    const pixels = await renderFrame(land, frame / (frames - 1));
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function renderFrame(land: Buffer, time: number): Promise<Buffer> {
  const layers = await Promise.all([drawn(filmSky(time)), drawn(filmToys(time))]);
  return sharp(land)
    .composite(layers.map((input) => ({ input })))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Twice the size and back: the edges of filtered shapes are smooth only then. */
function drawn(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 115.2 })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function encoding(path: string): string[] {
  const source = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${width}x${height}`,
    "-r",
    `${rate}`,
  ];
  const h264 = [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-tune",
    "animation",
    "-crf",
    "17",
    "-pix_fmt",
    "yuv420p",
  ];
  const vp9 = [
    "-c:v",
    "libvpx-vp9",
    "-crf",
    "24",
    "-b:v",
    "0",
    "-row-mt",
    "1",
    "-pix_fmt",
    "yuv420p",
  ];
  const input = ["-y", "-loglevel", "error", ...source, "-i", "-"];
  const mp4 = ["-an", ...h264, "-movflags", "+faststart", `${path}.mp4`];
  const webm = ["-an", ...vp9, `${path}.webm`];
  return [...input, ...mp4, ...webm];
}

if (import.meta.main) await makeClip();
