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

/** A number between 1 and the stock, with the reason when there are no more. */
export function Stepper(props: StepperProps) {
  const { value, most, label, lessLabel, moreLabel, onChange, onLess } = props;
  const atMost = value >= most;
  return (
    <div className="stepper">
      <StepButton
        icon="minus"
        label={lessLabel}
        resting={value <= 1 && !onLess}
        onPress={() => (onLess ? onLess() : onChange(Math.max(1, value - 1)))}
      />
      <NumberField {...{ value, most, label, onChange }} />
      <StepButton
        icon="plus"
        label={moreLabel}
        resting={atMost}
        onPress={() => onChange(Math.min(most, value + 1))}
      />
      <span className="stepper__reason" role="status">
        {atMost && `Mamy ${most}\u00a0szt.`}
      </span>
    </div>
  );
}

type StepButtonProps = {
  icon: "minus" | "plus";
  label: string;
  /** Still focusable, so that the focus is not lost at the end of the range. */
  resting: boolean;
  onPress: () => void;
};

function StepButton({ icon, label, resting, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={resting}
      data-replay-click
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** An empty or odd entry falls back to the last good number; Enter settles and never submits. */
function NumberField({
  value,
  most,
  label,
  onChange,
}: Omit<StepperProps, "lessLabel" | "moreLabel">) {
  const [draft, setDraft] = useState<string>();
  function settle() {
    const typed = Number(draft);
    if (draft?.trim() && Number.isFinite(typed) && typed >= 1) {
      onChange(Math.min(Math.floor(typed), most));
    }
    setDraft(undefined);
  }
  return (
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
  );
}
