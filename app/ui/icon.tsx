import type { ComponentProps } from "react";
import type { iconPaths } from "./icon-sprite.tsx";

export type IconName = keyof typeof iconPaths;

/** Decorative: the text or the button's name carries the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

type IconButtonProps = { icon: IconName; label: string } & ComponentProps<"button">;

/** A button whose name is not on the screen. */
export function IconButton({ icon, label, className = "", children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} {...rest}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
