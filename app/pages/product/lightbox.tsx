import { useRef, type TouchEvent } from "react";
import { productPicture } from "../../../shop/catalogue/picture.ts";
import { closeDialog } from "../../ui/dialog/dialogs.ts";
import { Dots } from "../../ui/dots.tsx";
import { IconButton } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type LightboxProps = {
  name: string;
  images: readonly string[];
  activeIndex: number;
  /** Wraps around. */
  onSelect: (index: number) => void;
};

const swipePx = 40;

/** Full-screen picture; arrows, dots and swipes wrap around. */
export function Lightbox({ name, images, activeIndex, onSelect: goTo }: LightboxProps) {
  const touchStart = useRef(0);
  function onTouchEnd(event: TouchEvent) {
    const moved = event.changedTouches[0]!.clientX - touchStart.current;
    if (Math.abs(moved) > swipePx) goTo(activeIndex + (moved > 0 ? -1 : 1));
  }
  return (
    <div
      className="lightbox__frame"
      onTouchStart={(event) => (touchStart.current = event.touches[0]!.clientX)}
      onTouchEnd={onTouchEnd}
    >
      <IconButton
        icon="close"
        className="lightbox__close"
        label="Zamknij"
        onClick={() => closeDialog("galeria")}
      />
      <Picture
        key={images[activeIndex]}
        base={images[activeIndex]}
        alt={`${name}, zdjęcie ${activeIndex + 1}`}
        shape={productPicture}
        sizes="100vmin"
        eager
      />
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
          {activeIndex + 1} z&nbsp;{count}
        </span>
      </div>
    </>
  );
}
