import { useRef, type TouchEvent } from "react";
import { productPicture } from "../../../shop/catalogue/picture.ts";
import { closeDialog } from "../../ui/dialog/dialogs.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type LightboxProps = {
  name: string;
  images: readonly string[];
  activeIndex: number;
  onSelect: (index: number) => void;
};

const swipePx = 40;

/** Full-screen picture; arrows, dots and swipes wrap around. */
export function Lightbox({ name, images, activeIndex, onSelect }: LightboxProps) {
  const touchStart = useRef(0);
  const step = (step: number) => onSelect((activeIndex + step + images.length) % images.length);
  const hasSeveral = images.length > 1;
  function onTouchEnd(event: TouchEvent) {
    const moved = event.changedTouches[0]!.clientX - touchStart.current;
    if (Math.abs(moved) > swipePx) step(moved > 0 ? -1 : 1);
  }
  return (
    <div
      className="lightbox__frame"
      onTouchStart={(event) => (touchStart.current = event.touches[0]!.clientX)}
      onTouchEnd={onTouchEnd}
    >
      <LightboxButton label="Zamknij" icon="close" onPress={() => closeDialog("galeria")} />
      {hasSeveral && (
        <LightboxButton label="Poprzednie zdjęcie" icon="left" onPress={() => step(-1)} />
      )}
      <Picture
        key={images[activeIndex]}
        base={images[activeIndex]}
        alt={`${name}, zdjęcie ${activeIndex + 1}`}
        shape={productPicture}
        sizes="100vmin"
        eager
      />
      {hasSeveral && (
        <LightboxButton label="Następne zdjęcie" icon="right" onPress={() => step(1)} />
      )}
      {hasSeveral && <Dots count={images.length} activeIndex={activeIndex} onSelect={onSelect} />}
    </div>
  );
}

type LightboxButtonProps = { label: string; icon: "close" | "left" | "right"; onPress: () => void };

function LightboxButton({ label, icon, onPress }: LightboxButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button lightbox__${icon}`}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

type DotsProps = { count: number; activeIndex: number; onSelect: (index: number) => void };

function Dots({ count, activeIndex, onSelect }: DotsProps) {
  return (
    <div className="lightbox__dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="dot"
          aria-label={`Pokaż zdjęcie ${index + 1}`}
          aria-current={index === activeIndex}
          onClick={() => onSelect(index)}
        />
      ))}
      <span role="status">
        {activeIndex + 1} z&nbsp;{count}
      </span>
    </div>
  );
}
