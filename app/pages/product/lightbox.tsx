import { useRef, type TouchEvent } from "react";
import { productPicture } from "../../../shop/catalogue/picture.ts";
import { closeDialog } from "../../ui/dialog/dialogs.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

type LightboxProps = {
  name: string;
  images: readonly string[];
  shown: number;
  onShow: (index: number) => void;
};

const swipePx = 40;

/** One picture on the whole screen; arrows, dots and swipes go round without end. */
export function Lightbox({ name, images, shown, onShow }: LightboxProps) {
  const touchedAt = useRef(0);
  const step = (by: number) => onShow((shown + by + images.length) % images.length);
  const several = images.length > 1;
  function onTouchEnd(event: TouchEvent) {
    const moved = event.changedTouches[0]!.clientX - touchedAt.current;
    if (Math.abs(moved) > swipePx) step(moved > 0 ? -1 : 1);
  }
  return (
    <div
      className="lightbox__frame"
      onTouchStart={(event) => (touchedAt.current = event.touches[0]!.clientX)}
      onTouchEnd={onTouchEnd}
    >
      <LightboxButton label="Zamknij" icon="close" onPress={() => closeDialog("galeria")} />
      {several && (
        <LightboxButton label="Poprzednie zdjęcie" icon="left" onPress={() => step(-1)} />
      )}
      <Picture
        key={images[shown]}
        base={images[shown]}
        alt={`${name}, zdjęcie ${shown + 1}`}
        shape={productPicture}
        sizes="100vmin"
        eager
      />
      {several && <LightboxButton label="Następne zdjęcie" icon="right" onPress={() => step(1)} />}
      {several && <Dots count={images.length} shown={shown} onShow={onShow} />}
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

type DotsProps = { count: number; shown: number; onShow: (index: number) => void };

function Dots({ count, shown, onShow }: DotsProps) {
  return (
    <div className="lightbox__dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="dot"
          aria-label={`Pokaż zdjęcie ${index + 1}`}
          aria-current={index === shown}
          onClick={() => onShow(index)}
        />
      ))}
      <span role="status">
        {shown + 1} z&nbsp;{count}
      </span>
    </div>
  );
}
