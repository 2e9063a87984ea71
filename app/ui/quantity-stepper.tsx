import { useRef, useState } from "react";
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

/**
 * Tells of every change at once, as what could be bought: no more than there are, and while the entry
 * is empty or odd the last number that was not about to be erased. The field itself shows what was
 * typed until it is left; Enter settles it and never submits.
 */
function NumberField({
  value,
  most,
  label,
  onChange,
}: Omit<StepperProps, "lessLabel" | "moreLabel">) {
  const [draft, setDraft] = useState<string>();
  const fallback = useRef(value);
  function settle() {
    fallback.current = value;
    setDraft(undefined);
  }
  function type(text: string, erasing: boolean) {
    const typed = Math.min(Math.floor(Number(text)), most);
    if (draft === undefined) fallback.current = value;
    if (typed >= 1 && !erasing) fallback.current = typed;
    setDraft(erasing || text !== String(typed) ? text : undefined);
    onChange(typed >= 1 ? typed : fallback.current);
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={1}
      max={most}
      value={draft ?? value}
      onChange={({ target, nativeEvent }) => type(target.value, isErasing(nativeEvent))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        settle();
      }}
    />
  );
}

/** The arrows' events name no type of input. */
function isErasing({ inputType }: Partial<InputEvent>): boolean {
  return inputType?.startsWith("delete") ?? false;
}
