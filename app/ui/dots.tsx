type DotsProps = {
  count: number;
  /** Followed by the number of the item. */
  label: string;
  activeIndex: number;
  onSelect: (index: number) => void;
};

export function Dots({ count, label, activeIndex, onSelect }: DotsProps) {
  return Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      className="dot"
      aria-label={`${label} ${index + 1}`}
      aria-current={index === activeIndex}
      data-replay-click
      onClick={() => onSelect(index)}
    />
  ));
}
