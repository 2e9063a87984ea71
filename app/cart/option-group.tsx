import type { ReactNode } from "react";
import { Typeset } from "../ui/typeset.tsx";

type Option = { id: string; label: string; desc: string; price: string };

type OptionGroupProps = {
  label: string;
  name: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (id: string) => void;
  children?: ReactNode;
};

/** Native radios under one name; the price of each choice is never hidden. */
export function OptionGroup({
  label,
  name,
  options,
  chosen,
  onChoose,
  children,
}: OptionGroupProps) {
  return (
    <div role="radiogroup" aria-label={label} className="options">
      <h3 className="options__title" aria-hidden="true">
        {label}
      </h3>
      {options.map((option) => (
        <label className="option" key={option.id}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
          />
          <span className="option__text">
            <span className="option__label">{option.label}</span>{" "}
            <span className="option__desc">
              <Typeset text={option.desc} />
            </span>
          </span>{" "}
          <span className="price">{option.price}</span>
        </label>
      ))}
      {children}
    </div>
  );
}
