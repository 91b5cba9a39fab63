import { Check } from 'lucide-react';
import { useState } from 'react';
import { type ListOption, OptionList } from './option-list.tsx';
import { SelectFrame } from './select-frame.tsx';

export type SearchSelectProps = {
  name?: string;
  options: readonly ListOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** The name of the open list for screen readers. */
  listLabel: string;
  /** Shown when no option matches the search. */
  emptyText: string;
  disabled?: boolean;
};

/** A select with a search field, for many options. It must be in a `Field`, and is controlled. */
export function SearchSelect({
  name,
  options,
  value,
  onValueChange,
  listLabel,
  emptyText,
  disabled = false,
}: SearchSelectProps) {
  const [open, setOpen] = useState(false);
  return (
    <SelectFrame
      open={open}
      onOpenChange={setOpen}
      chosen={options.find((option) => option.value === value)?.label ?? value}
      listLabel={listLabel}
      name={name}
      disabled={disabled}
    >
      <OptionList
        options={options}
        emptyText={emptyText}
        isChosen={(option) => option === value}
        onChoose={(option) => {
          onValueChange(option);
          setOpen(false);
        }}
        startAt={value}
        mark={<Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
      />
    </SelectFrame>
  );
}
