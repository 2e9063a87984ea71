import { useRef, useState } from "react";
import { IconButton } from "../icon.tsx";

type QuantityStepperProps = {
  value: number;
  max: number;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** `typed` may be above `max`. */
  onChange: (value: number, typed?: number) => void;
  /** Called instead of `onChange` below 1; without it the button is disabled there. */
  onDecrease?: (() => void) | undefined;
};

/**
 * Quantity between 1 and the stock, with a message at the maximum. Disabled buttons stay focusable,
 * so that the focus is not lost at the end of the range.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, max, label, decreaseLabel, increaseLabel, onChange, onDecrease } = props;
  const atMax = value >= max;
  return (
    <div className="stepper">
      <IconButton
        icon="minus"
        label={decreaseLabel}
        aria-disabled={value <= 1 && !onDecrease}
        data-replay-click
        onClick={() => (onDecrease ? onDecrease() : onChange(Math.max(1, value - 1)))}
      />
      <NumberField {...{ value, max, label, onChange }} />
      <IconButton
        icon="plus"
        label={increaseLabel}
        aria-disabled={atMax}
        data-replay-click
        onClick={() => onChange(Math.min(max, value + 1))}
      />
      <span className="stepper__reason" role="status">
        {atMax && `Mamy ${max} szt.`}
      </span>
    </div>
  );
}

/**
 * Reports every valid change at once, capped at the stock. While the entry is empty or invalid it
 * reports the last value before erasing. Shows the typed text until blur; Enter commits it and does
 * not submit.
 */
function NumberField({
  value,
  max,
  label,
  onChange,
}: Omit<QuantityStepperProps, "decreaseLabel" | "increaseLabel">) {
  const [draft, setDraft] = useState<string>();
  const fallback = useRef(value);
  function commitDraft() {
    fallback.current = value;
    setDraft(undefined);
  }
  function updateDraft(text: string, erasing: boolean) {
    const wanted = Math.floor(Number(text));
    const typed = Math.min(wanted, max);
    if (draft === undefined) fallback.current = value;
    if (typed >= 1 && !erasing) fallback.current = typed;
    setDraft(erasing || text !== String(typed) ? text : undefined);
    onChange(typed >= 1 ? typed : fallback.current, wanted);
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={1}
      max={max}
      value={draft ?? value}
      onChange={({ target, nativeEvent }) => updateDraft(target.value, isErasing(nativeEvent))}
      onBlur={commitDraft}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        commitDraft();
      }}
    />
  );
}

/** Events of the arrow buttons have no `inputType`. */
function isErasing({ inputType }: Partial<InputEvent>): boolean {
  return inputType?.startsWith("delete") ?? false;
}
