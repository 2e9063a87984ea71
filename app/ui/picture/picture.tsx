import {
  createPictureUrl,
  createPictureSrcset,
  type PictureShape,
} from "../../../shop/catalogue/product/picture.ts";

export type PictureProps = {
  base: string | undefined;
  alt: string;
  shape: PictureShape;
  /** In px and vw: a rem here is smaller than in the style sheets, where the root's text is larger. */
  sizes: string;
  /** For the largest picture of the first screen; all others load lazily. */
  eager?: boolean;
};

/** AVIF with WebP fallback. For images that fail to load see `broken-pictures.ts`. */
export function Picture({ base, alt, shape, sizes, eager = false }: PictureProps) {
  if (!base) return <MissingPicture />;
  const [width, height] = shape.ratio;
  const largest = shape.widths.at(-1)!;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={createPictureSrcset(base, shape, "avif")} sizes={sizes} />
      <img
        src={createPictureUrl(base, largest, "webp")}
        srcSet={createPictureSrcset(base, shape, "webp")}
        sizes={sizes}
        alt={alt}
        width={largest}
        height={Math.round((largest * height) / width)}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? undefined : "async"}
      />
    </picture>
  );
}

function MissingPicture() {
  return (
    <span className="picture picture--missing">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7S6 7 7 4s5 3 5 3 4-6 5-3-5 3-5 3" />
      </svg>
      Brak zdjęcia
    </span>
  );
}
