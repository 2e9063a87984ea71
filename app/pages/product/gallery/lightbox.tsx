import { useEffect } from "react";
import { productPicture } from "../../../../shop/catalogue/product/picture.ts";
import { closeDialog } from "../../../ui/dialog/dialogs.ts";
import { Dots } from "../../../ui/dots.tsx";
import { IconButton } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { ZoomFrame } from "./zoom-frame.tsx";

type LightboxProps = {
  name: string;
  images: readonly string[];
  activeIndex: number;
  /** Wraps around. */
  onSelect: (index: number) => void;
};

/** Full-screen picture; arrows, dots and swipes wrap around. */
export function Lightbox({ name, images, activeIndex, onSelect: goTo }: LightboxProps) {
  useArrowKeys((step) => goTo(activeIndex + step));
  return (
    <div className="lightbox__frame">
      <IconButton
        icon="close"
        className="lightbox__close"
        label="Zamknij"
        onClick={() => closeDialog("galeria")}
      />
      <ZoomFrame key={images[activeIndex]} onSwipe={(step) => goTo(activeIndex + step)}>
        <Picture
          base={images[activeIndex]}
          alt={`${name}, zdjęcie ${activeIndex + 1}`}
          shape={productPicture}
          sizes="200vmin"
          eager
        />
      </ZoomFrame>
      {images.length > 1 && <Controls count={images.length} {...{ activeIndex, goTo }} />}
    </div>
  );
}

type ControlsProps = { count: number; activeIndex: number; goTo: (index: number) => void };

function Controls({ count, activeIndex, goTo }: ControlsProps) {
  return (
    <>
      <IconButton
        icon="left"
        className="lightbox__left"
        label="Poprzednie zdjęcie"
        onClick={() => goTo(activeIndex - 1)}
      />
      <IconButton
        icon="right"
        className="lightbox__right"
        label="Następne zdjęcie"
        onClick={() => goTo(activeIndex + 1)}
      />
      <div className="lightbox__dots">
        <Dots count={count} label="Pokaż zdjęcie" activeIndex={activeIndex} onSelect={goTo} />
        <span role="status">
          {activeIndex + 1} z {count}
        </span>
      </div>
    </>
  );
}

/** Listens on the window, so that the keys work wherever the focus is. */
function useArrowKeys(move: (step: number) => void): void {
  useEffect(() => {
    function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step && !altKey && !ctrlKey && !metaKey) move(step);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}
