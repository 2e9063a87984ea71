import { useState } from "react";
import { Icon } from "./icon.tsx";

type StepperProps = {
  value: number;
  most: number;
  label: string;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
  /** What „less" does at the least value; without it the button rests there. */
  onLess?: (() => void) | undefined;
};

/** A number between 1 and the stock. An empty or odd entry falls back to the last good one. */
export function Stepper({ value, most, label, lessLabel, moreLabel, onChange, onLess }: StepperProps) {
  const [draft, setDraft] = useState<string>();
  const atMost = value >= most;
  function settle() {
    const typed = Number(draft);
    if (draft?.trim() && Number.isFinite(typed) && typed >= 1) {
      onChange(Math.min(Math.floor(typed), most));
    }
    setDraft(undefined);
  }
  return (
    <div className="stepper">
      <button
        type="button"
        className="icon-button"
        aria-label={lessLabel}
        aria-disabled={value <= 1 && !onLess}
        onClick={() => (onLess ? onLess() : onChange(Math.max(1, value - 1)))}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={1}
        max={most}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          settle();
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={moreLabel}
        aria-disabled={atMost}
        onClick={() => onChange(Math.min(most, value + 1))}
      >
        <Icon name="plus" />
      </button>
      <span className="stepper__reason" role="status">
        {atMost && `Mamy ${most}\u00a0szt.`}
      </span>
    </div>
  );
}
