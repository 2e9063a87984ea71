import { useId, type ComponentProps, type ReactNode } from "react";

type Option = {
  id: string;
  label: string;
  desc: string;
  day?: string | undefined;
  note?: string;
  price: string;
};

type OptionGroupProps = {
  label: string;
  name: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (id: string) => void;
  children?: ReactNode;
};

/** A group of native radio buttons, each with its price. */
export function OptionGroup({ label, name, options, chosen, ...rest }: OptionGroupProps) {
  return (
    <div role="radiogroup" aria-label={label} className="options">
      <h3 className="options__title" aria-hidden="true">
        {label}
      </h3>
      {options.map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          name={name}
          checked={option.id === chosen}
          onChange={() => rest.onChoose(option.id)}
        />
      ))}
      {rest.children}
    </div>
  );
}

type OptionRowProps = { option: Option } & ComponentProps<"input">;

/** The day and the note are the radio's description, not part of its name. */
function OptionRow({ option, ...radio }: OptionRowProps) {
  const id = useId();
  const ids = [option.day && `${id}d`, option.note && id].filter(Boolean).join(" ");
  return (
    <>
      <label className="option">
        <input type="radio" value={option.id} aria-describedby={ids || undefined} {...radio} />
        <span className="option__text">
          <span className="option__label">{option.label}</span>{" "}
          <span className="option__desc">{option.desc}</span>
          {option.day && (
            <span className="option__day" id={`${id}d`} aria-hidden="true">
              {option.day}
            </span>
          )}
        </span>{" "}
        <span className="price">{option.price}</span>
      </label>
      {option.note && (
        <p className="muted options__note" id={id}>
          {option.note}
        </p>
      )}
    </>
  );
}
