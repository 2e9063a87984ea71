import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { brand, colors, tagline } from "../../../shop.config.ts";
import { shopFolder } from "../../shop-config/shop-folder.ts";

export async function makeBrandFiles(folder: string): Promise<void> {
  const own = join(shopFolder, "logo.svg");
  const logo = existsSync(own) ? await readFile(own) : Buffer.from(plainLogo());
  const { default: sharp } = await import("sharp");
  const icon = (side: number, margin: number, background = "transparent"): Sharp => {
    const inner = Math.round(side * (1 - 2 * margin));
    const edge = Math.floor((side - inner) / 2);
    const rest = side - inner - edge;
    return sharp(logo, { density: 600 })
      .resize(inner, inner, { fit: "contain", background })
      .extend({ top: edge, left: edge, bottom: rest, right: rest, background })
      .flatten(background === "transparent" ? false : { background })
      .png();
  };
  const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
  await write("logo.svg", logo);
  await write("favicon.svg", logo);
  await write("favicon.ico", toIco(await icon(32, 0).toBuffer(), 32));
  await write("apple-touch-icon.png", await icon(180, 0.12, colors.paper).toBuffer());
  await write("icon-192.png", await icon(192, 0.08).toBuffer());
  await write("icon-512.png", await icon(512, 0.08).toBuffer());
  await write("icon-maskable-512.png", await icon(512, 0.22, colors.paper).toBuffer());
  await write("manifest.webmanifest", JSON.stringify(manifest(), null, 2));
}

function plainLogo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
<path fill="${colors["coral-deep"]}" d="M9 12h11v8H9zm19 0h11v8H28z"/>
<rect fill="${colors.coral}" x="4" y="18" width="40" height="22" rx="4"/>
</svg>
`;
}

/** An ICO file may hold one PNG. */
function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function manifest() {
  const icon = (name: string, side: number, purpose?: "maskable") => ({
    src: `/${name}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    ...(purpose && { purpose }),
  });
  return {
    name: `${brand} – sklep z zabawkami`,
    short_name: brand,
    description: tagline,
    lang: "pl",
    start_url: "/",
    display: "browser",
    background_color: colors.paper,
    theme_color: colors.sky,
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  };
}
