import { Check } from 'lucide-react';
import { useState } from 'react';
import { type ListOption, OptionList } from './option-list.tsx';
import { SelectFrame } from './select-frame.tsx';

export type MultiSelectProps = {
  options: readonly ListOption[];
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  /** Shown without a choice. */
  placeholder: string;
  /** The list's text without a match, or without any entry. */
  emptyText: string;
  /** The accessible name, without a `Field`. */
  'aria-label'?: string;
  disabled?: boolean;
  className?: string;
};

/** A multiple choice with a search; the closed field lists the chosen options. Controlled. */
export function MultiSelect({
  options,
  values,
  onValuesChange,
  placeholder,
  emptyText,
  disabled = false,
  ...props
}: MultiSelectProps) {
  const [open, setOpen] = useState(false);
  const chosen = options.filter((option) => values.includes(option.value)).map((option) => option.label);
  const count = chosen.length > 1 && <span className="tabular text-muted text-sm">{chosen.length}</span>;
  return (
    <SelectFrame
      {...props}
      disabled={disabled}
      open={open}
      onOpenChange={setOpen}
      chosen={chosen.length > 0 ? chosen.join(', ') : placeholder}
      faint={chosen.length === 0}
      count={count}
      listLabel={placeholder}
    >
      <OptionList
        multiple
        options={options}
        emptyText={emptyText}
        isChosen={(value) => values.includes(value)}
        onChoose={(value) =>
          onValuesChange(
            values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
          )
        }
        mark={<Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
      />
    </SelectFrame>
  );
}
