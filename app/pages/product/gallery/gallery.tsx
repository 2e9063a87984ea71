import { useEffect, useRef, useState, type RefObject } from "react";
import { productPicture } from "../../../../shop/catalogue/product/picture.ts";
import { useSlides } from "../../../ui/carousel/use-slides.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { createInvoker } from "../../../ui/dialog/dialogs.ts";
import { IconButton } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { Lightbox } from "./lightbox.tsx";

type GalleryProps = { name: string; images: readonly string[] };

export default function Gallery({ name, images }: GalleryProps) {
  const count = images.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useIsOpen(dialog);
  const track = useRef<HTMLDivElement>(null);
  const { activeIndex, setActiveIndex, scrollTo } = useSlides(() => track.current);
  /** Wraps around and does not animate, since the lightbox covers the track. */
  function select(index: number) {
    const wrapped = (index + count) % count;
    setActiveIndex(wrapped);
    scrollTo(wrapped, "instant");
  }
  if (count === 0) {
    return (
      <div className="gallery">
        <Picture base={undefined} alt="" shape={productPicture} sizes="" />
      </div>
    );
  }
  return (
    <div className="gallery">
      <div className="gallery__stage">
        <div className="gallery__track" ref={track}>
          <Slides {...{ name, images }} />
        </div>
        {count > 1 && <Controls {...{ count, activeIndex, scrollTo }} />}
      </div>
      {count > 1 && <Thumbnails {...{ images, activeIndex, scrollTo }} />}
      <Dialog ref={dialog} id="galeria" className="lightbox" label="Galeria zdjęć">
        {open && <Lightbox {...{ name, images, activeIndex }} onSelect={select} />}
      </Dialog>
    </div>
  );
}

/** One button over all pictures stays in place, and arrow keys on it scroll them. */
function Slides({ name, images }: GalleryProps) {
  return (
    <div className="gallery__slides">
      <button
        type="button"
        className="gallery__zoom"
        aria-label={`Powiększ zdjęcie: ${name}`}
        {...createInvoker("galeria")}
      />
      {images.map((image, index) => (
        <Picture
          key={image}
          base={image}
          alt={index === 0 ? name : `${name}, zdjęcie ${index + 1}`}
          shape={productPicture}
          sizes="(min-width: 1400px) 670px, (min-width: 1024px) 47vw, (min-width: 768px) 52vw, 92vw"
          eager={index === 0}
        />
      ))}
    </div>
  );
}

type PartProps = { activeIndex: number; scrollTo: (index: number) => void };

function Controls({ count, activeIndex, scrollTo }: PartProps & { count: number }) {
  return (
    <div className="gallery__controls">
      <span className="chip">
        {activeIndex + 1} z {count}
      </span>
      <IconButton
        icon="left"
        label="Przewiń zdjęcia w lewo"
        aria-disabled={activeIndex === 0}
        data-replay-click
        onClick={() => scrollTo(activeIndex - 1)}
      />
      <IconButton
        icon="right"
        label="Przewiń zdjęcia w prawo"
        aria-disabled={activeIndex === count - 1}
        data-replay-click
        onClick={() => scrollTo(activeIndex + 1)}
      />
    </div>
  );
}

type ThumbnailsProps = PartProps & { images: readonly string[] };

function Thumbnails({ images, activeIndex, scrollTo }: ThumbnailsProps) {
  return (
    <ul className="gallery__thumbnails">
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            aria-label={`Zdjęcie ${index + 1} z ${images.length}`}
            aria-current={index === activeIndex}
            data-replay-click
            onClick={() => scrollTo(index)}
          >
            <Picture base={image} alt="" shape={productPicture} sizes="90px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Observes the attribute, since the browser opens and closes the dialog without scripts. */
function useIsOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const update = () => setOpen(element.open);
    const observer = new MutationObserver(update);
    observer.observe(element, { attributeFilter: ["open"] });
    update();
    return () => observer.disconnect();
  }, [dialog]);
  return open;
}
