/** A picture's files are `BASE-WIDTH.FORMAT`; `base` is a path without width and format. */
export type PictureShape = { widths: readonly number[]; ratio: readonly [number, number] };

export const productPicture: PictureShape = { widths: [320, 640, 960], ratio: [1, 1] };

export const scenePicture: PictureShape = { widths: [480, 960, 1440, 2160], ratio: [3, 2] };

export const heroPicture: PictureShape = { widths: [480, 960, 1440, 2160], ratio: [4, 3] };
export const videoPicture: PictureShape = { widths: [480, 960, 1440, 2160], ratio: [16, 9] };
export const cardPicture: PictureShape = { widths: [480, 960], ratio: [3, 2] };
export const bandPicture: PictureShape = { widths: [480, 960], ratio: [4, 1] };
export const galleryPicture: PictureShape = { widths: [240, 480], ratio: [1, 1] };

export function createPictureUrl(base: string, width: number, format: "avif" | "webp"): string {
  return `${base}-${width}.${format}`;
}

export function createPictureSrcset(
  base: string,
  shape: PictureShape,
  format: "avif" | "webp",
): string {
  return shape.widths
    .map((width) => `${createPictureUrl(base, width, format)} ${width}w`)
    .join(", ");
}
