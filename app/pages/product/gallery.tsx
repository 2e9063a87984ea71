import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from "react";
import { productPicture } from "../../../shop/catalogue/picture.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { createInvoker, isDialogOpen } from "../../ui/dialog/dialogs.ts";
import { Picture } from "../../ui/picture.tsx";
import { Lightbox } from "./lightbox.tsx";

type GalleryProps = { name: string; images: readonly string[] };

export function Gallery({ name, images }: GalleryProps) {
  const [activeIndex, setActiveIndex] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useIsOpen(dialog);
  useArrowKeys(images.length, setActiveIndex);
  if (images.length === 0) {
    return (
      <div className="gallery">
        <Picture base={undefined} alt="" shape={productPicture} sizes="" />
      </div>
    );
  }
  return (
    <div className="gallery">
      <button
        type="button"
        className="gallery__main"
        aria-label={`Powiększ zdjęcie: ${name}`}
        {...createInvoker("galeria")}
      >
        <Picture
          key={images[activeIndex]}
          base={images[activeIndex]}
          alt={name}
          shape={productPicture}
          sizes="(min-width: 64rem) 36rem, 92vw"
          eager
        />
      </button>
      {images.length > 1 && <Thumbnails {...{ images, activeIndex, setActiveIndex }} />}
      <Dialog ref={dialog} id="galeria" className="lightbox" label="Galeria zdjęć">
        {open && <Lightbox {...{ name, images, activeIndex }} onSelect={setActiveIndex} />}
      </Dialog>
    </div>
  );
}

/** Listens on the window, so that the keys work wherever the focus is. */
function useArrowKeys(count: number, setActiveIndex: Dispatch<SetStateAction<number>>): void {
  useEffect(() => {
    function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!step || altKey || ctrlKey || metaKey || !isDialogOpen("galeria")) return;
      setActiveIndex((index) => (index + step + count) % count);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [count, setActiveIndex]);
}

type ThumbnailsProps = {
  images: readonly string[];
  activeIndex: number;
  setActiveIndex: (index: number) => void;
};

function Thumbnails({ images, activeIndex, setActiveIndex }: ThumbnailsProps) {
  return (
    <ul className="gallery__thumbnails">
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            aria-label={`Zdjęcie ${index + 1} z\u00a0${images.length}`}
            aria-current={index === activeIndex}
            data-replay-click
            onClick={() => setActiveIndex(index)}
          >
            <Picture base={image} alt="" shape={productPicture} sizes="5rem" />
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
